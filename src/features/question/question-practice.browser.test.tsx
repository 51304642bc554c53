import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Question } from '../../domain/questions/question.ts'
import { questions } from '../../../tests/component/questions.ts'
import { render, type Rendered } from '../../../tests/component/render.tsx'
import { loadLazyKinds } from '../../renderer/answer/answer-field.tsx'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { clearLogsInMemory } from '../../storage/logs/log.ts'
import { QuestionPractice } from './question-practice.tsx'

const check = page.getByRole('button', { name: 'Check Answer' })

const show = (question: Question): Rendered =>
  render(<QuestionPractice question={question} number={1} total={25} next={null} />)

/** The verdict on each choice. */
const marks = (): readonly (string | null)[] =>
  [...document.querySelectorAll('label')].map((label) => label.querySelector('strong')?.textContent ?? null)

function borderColor(index: number): Readonly<{ red: number; green: number; blue: number }> {
  const color = getComputedStyle(page.getByRole('radio').nth(index).element()).borderTopColor
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return { red, green, blue }
}

describe('a question with five choices', () => {
  beforeEach(() => void show(questions.single))

  test('a right choice is marked in green, and the answer is explained', async () => {
    await expect.element(check).toBeDisabled()
    await userEvent.keyboard('b')
    await check.click()
    expect(marks()).toEqual([null, 'Correct', null, null, null])
    await expect.element(page.getByText('Correct.', { exact: true })).toHaveFocus()
    for (const radio of page.getByRole('radio').elements()) expect(radio).toBeDisabled()
    await expect.element(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expect.element(page.getByText(/^Correct answer:/)).toHaveTextContent('Correct answer: b')
    await expect.element(check).not.toBeInTheDocument()
    const { red, green, blue } = borderColor(1)
    expect(green).toBeGreaterThan(Math.max(red, blue))
  })

  test('a wrong choice is marked in red, and the right one is shown', async () => {
    await userEvent.keyboard('a')
    await check.click()
    expect(marks()).toEqual(['Incorrect', 'Correct', null, null, null])
    await expect.element(page.getByText('Incorrect.', { exact: true })).toHaveFocus()
    for (const radio of page.getByRole('radio').elements()) expect(radio).toBeDisabled()
    await expect.element(page.getByText(/^Correct answer:/)).toBeVisible()
    const { red, green, blue } = borderColor(0)
    expect(red).toBeGreaterThan(Math.max(green, blue))
  })

  test('a letter chooses, a digit chooses, and Enter checks', async () => {
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('radio').nth(0)).toBeChecked()
    await userEvent.keyboard('2')
    await expect.element(page.getByRole('radio').nth(1)).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Correct.')).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  })

  test('arrow keys choose and never check', async () => {
    await userEvent.keyboard('a{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('radio').nth(2)).toBeChecked()
    await expect.element(check).toBeEnabled()
  })

  test.for(['Control', 'Meta', 'Alt'])('a letter pressed with %s chooses nothing', async (modifier) => {
    await userEvent.keyboard(`{${modifier}>}2{/${modifier}}`)
    expect(document.querySelectorAll('input:checked')).toHaveLength(0)
    await userEvent.keyboard(`d{${modifier}>}{Enter}{/${modifier}}`)
    await expect.element(page.getByRole('radio').nth(3)).toBeChecked()
    await expect.element(check).toBeEnabled()
  })

  test('a question mark lists the keys, and the list can turn them off', async () => {
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('a')
    await dialog.getByRole('checkbox', { name: 'Use these keys' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    expect(document.querySelectorAll('input:checked[type=radio]')).toHaveLength(0)
    expect(localStorage.getItem('gradus.settings')).toContain('"keys":false')
  })

  test('Enter on another button presses that button, and does not check', async () => {
    await userEvent.keyboard('a')
    document.querySelector<HTMLElement>('[data-hydrated] button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await expect.element(page.getByText('Incorrect.')).not.toBeInTheDocument()
  })

  test('single keys are on unless they were turned off', async () => {
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('radio').nth(0)).toBeChecked()
  })
})

describe('a question that was answered before', () => {
  const lastAnswer = page.getByRole('button', { name: 'Show my last answer' })

  beforeEach(async () => {
    clearLogsInMemory()
    const { unmount } = show(questions.single)
    expect(lastAnswer.elements(), 'nothing was answered yet').toEqual([])
    await userEvent.keyboard('a{Enter}')
    await expect.element(page.getByText('Incorrect.')).toHaveFocus()
    unmount()
    show(questions.single)
  })

  test('is open, and shows on request what was answered, without logging it again', async () => {
    await lastAnswer.click()
    await expect.element(page.getByText('Incorrect.')).toHaveFocus()
    expect(marks()).toEqual(['Incorrect', 'Correct', null, null, null])
    await expect.element(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    expect(attemptLog.store.get().entries).toHaveLength(1)
  })

  test('can be answered again', async () => {
    await lastAnswer.click()
    await page.getByRole('button', { name: 'Answer it again' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(marks()).toEqual([null, null, null, null, null])
    await userEvent.keyboard('b{Enter}')
    await expect.element(page.getByText('Correct.', { exact: true })).toHaveFocus()
    expect(attemptLog.store.get().entries).toHaveLength(2)
  })
})

test('Enter on the reasons opens them, and does not go to the next question', async () => {
  const choices = questions.single.choices.map((choice) => ({ ...choice, why: ['Because.'] }))
  const question = { ...questions.single, choices }
  render(<QuestionPractice question={question} number={1} total={25} next="#next" />)
  await userEvent.keyboard('b{Enter}')
  const summary = page.getByText('Why each choice is right or wrong')
  await expect.element(summary).toBeVisible()
  await expect.element(page.getByText('Because.').first()).not.toBeVisible()
  summary.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Because.').first()).toBeVisible()
  expect(location.hash).toBe('')
  page.getByText('Correct.').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#next')
})

describe('a question with a box for a number', () => {
  beforeAll(loadLazyKinds)

  test('a text that is not a number cannot be checked', async () => {
    show(questions.numeric)
    const box = page.getByRole('textbox', { name: 'Your answer' })
    await userEvent.fill(box, '12')
    await expect.element(check).toBeEnabled()
    await userEvent.fill(box, '0,12')
    await expect.element(check).toHaveAttribute('aria-disabled', 'true')
    await expect.element(check).toHaveAccessibleDescription('Not a number yet')
    check.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Incorrect.')).not.toBeInTheDocument()
  })

  test('Enter checks it, but not the Enter that ends what an input method composes', async () => {
    show(questions.numeric)
    const box = page.getByRole('textbox', { name: 'Your answer' })
    await userEvent.fill(box, '１２')
    await expect.element(check).toBeEnabled()
    box
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect.element(check).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Correct.', { exact: true })).toHaveFocus()
  })
})
