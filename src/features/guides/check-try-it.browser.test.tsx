import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { questions } from '../../../tests/component/questions.ts'
import { render } from '../../../tests/component/render.tsx'
import type { Question } from '../../domain/questions/question.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { initTryIt } from './init-try-it.ts'
import { TryIt } from './try-it.tsx'

function open(question: Question): void {
  render(<TryIt questions={[question]} />)
  initTryIt()
}

const check = page.getByRole('button', { name: 'Check Answer' })
const verdict = page.getByRole('status')

async function choose(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const input = document.querySelector(`input[value="${id}"]`)
    if (input) await userEvent.click(input)
  }
}

beforeEach(() => document.documentElement.setAttribute('data-script', ''))

describe.each([
  [questions.single, ['v1b'], ['v1a']],
  [questions.comparison, ['q1c'], ['q1d']],
  [questions.several, ['v2a', 'v2c'], ['v2a']],
  [questions.equivalence, ['v3b', 'v3e'], ['v3a', 'v3b']],
  [questions.sentence, ['v4b'], ['v4c']],
  [questions.blanks, ['v5a', 'v5e'], ['v5a', 'v5d']],
] as const)('a question of the kind $kind in a guide', (question, right, wrong) => {
  test('is right with the right choices, which are marked, and opens its explanation', async () => {
    open(question)
    await choose(...right)
    await check.click()
    await expect.element(verdict).toHaveTextContent('Correct.')
    await expect.element(verdict).toHaveFocus()
    expect(document.querySelectorAll('label[data-verdict=right]')).toHaveLength(right.length)
    expect(document.querySelectorAll('label[data-verdict=wrong]')).toHaveLength(0)
    expect(document.querySelector('details')?.open).toBe(true)
    expect([...document.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true)
    await expect.element(check).not.toBeInTheDocument()
  })

  test('is wrong with others', async () => {
    open(question)
    await choose(...wrong)
    await check.click()
    await expect.element(verdict).toHaveTextContent('Incorrect.')
    expect(document.querySelectorAll('label[data-verdict=right]')).toHaveLength(right.length)
  })
})

test.each([
  [questions.single, [], 'Choose one answer'],
  [questions.equivalence, ['v3a'], 'Choose one more'],
  [questions.blanks, ['v5a'], '1 blank left'],
] as const)('says what an incomplete answer needs', async (question, chosen, text) => {
  open(question)
  await choose(...chosen)
  await check.click()
  await expect.element(verdict).toHaveTextContent(text)
  await expect.element(check).toBeVisible()
})

test('a number is right however it is written', async () => {
  open(questions.numeric)
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await check.click()
  await expect.element(verdict).toHaveTextContent('Type a number')
  await box.fill('x')
  await check.click()
  await expect.element(verdict).toHaveTextContent('Not a number yet')
  await box.fill(` ${questions.numeric.key} `)
  await check.click()
  await expect.element(verdict).toHaveTextContent('Correct.')
})

test('the answer is logged once, as one given on a page', async () => {
  const stop = attemptLog.store.subscribe(() => undefined)
  await expect.poll(() => attemptLog.store.get().isRead).toBe(true)
  const before = attemptLog.store.get().entries.length
  open(questions.single)
  await choose('v1b')
  await check.click()
  await expect.poll(() => attemptLog.store.get().entries.length).toBe(before + 1)
  expect(attemptLog.store.get().entries.at(-1)).toMatchObject({
    ...{ question: 'v1', answer: ['v1b'], right: true, where: { kind: 'page' } },
  })
  stop()
})
