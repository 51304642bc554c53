import { useState, type ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { questions } from '../../../tests/component/questions.ts'
import { render } from '../../../tests/component/render.tsx'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { sessionReducer } from '../../domain/session/session-reducer.ts'
import { startSession } from '../../domain/session/session.ts'
import { loadLazyKinds } from '../../renderer/answer/answer-field.tsx'
import { changeSettings } from '../../storage/settings/settings.ts'
import { QuizRunner } from './quiz-runner.tsx'

const why = ['Because.']
const single = singleQuestion('v1', 'b')
const explained: Question = { ...single, choices: single.choices.map((choice) => ({ ...choice, why })) }

/** A quiz of a question and a plain one after it, without the page around it. */
function RunningQuiz({ first = explained }: { first?: Question }): ReactNode {
  const both = [first, singleQuestion('v9', 'b')]
  const [session, setSession] = useState(() =>
    startSession(
      { id: 'verbal-1', section: 'verbal', questionIds: both.map(({ id }) => id) },
      'test',
      Date.now(),
    ),
  )
  return (
    <QuizRunner
      title="Verbal Reasoning"
      session={session}
      total={2}
      question={both[session.index] ?? first}
      questions={both}
      onReport={(event) => setSession((current) => sessionReducer(current, { ...event, at: Date.now() }))}
    />
  )
}

const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of 2` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeAll(loadLazyKinds)
beforeEach(() => changeSettings({ keys: true, clock: true }))

describe('Enter', () => {
  test('opens the reasons where they have the focus, and does not go on', async () => {
    render(<RunningQuiz />)
    await userEvent.keyboard('b{Enter}')
    const summary = page.getByText('Why each choice is right or wrong')
    await expect.element(summary).toBeVisible()
    summary.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Because.').first()).toBeVisible()
    await expect.element(question(1)).toBeVisible()
  })
})

describe('Check Answer before the answer is complete', () => {
  test('describes itself by what is missing, and leads to the blank that is open', async () => {
    render(<RunningQuiz first={questions.blanks} />)
    await expect.element(button('Check Answer')).toBeDisabled()
    await userEvent.keyboard('a')
    await expect.element(button('Check Answer')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Check Answer')).toHaveAccessibleDescription('1 blank left')
    button('Check Answer').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('radio').nth(3)).toHaveFocus()
    await expect.element(page.getByRole('radio').nth(3)).not.toBeChecked()
    await userEvent.keyboard('d')
    await expect.element(button('Check Answer')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('Check Answer')).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  })

  test('a sentence of a passage is chosen by letter, arrow key or tap', async () => {
    render(<RunningQuiz first={questions.sentence} />)
    await userEvent.keyboard('a{ArrowDown}')
    const second = page.getByRole('radio', { name: 'Nobody saw it.', exact: true })
    await expect.element(second).toBeChecked()
    await expect.element(second).toHaveFocus()
    await userEvent.click(page.getByText(/It was cloudy/))
    await expect.element(page.getByRole('radio', { name: 'It was cloudy.' })).toBeChecked()
  })

  test('leaves the focus where an answer is being given', async () => {
    render(<RunningQuiz first={questions.equivalence} />)
    await userEvent.keyboard('b{Enter}')
    await expect.element(page.getByText('Choose one more')).toBeVisible()
    await expect.element(page.getByRole('checkbox').nth(1)).toHaveFocus()
  })
})

test('a chosen word stands in its blank of the sentence, without moving the lines', async () => {
  const text = ['Neither _____ nor anything else could have moved the committee to think again.']
  const choices = questions.single.choices.map((choice, index) => ({
    ...choice,
    text: [index === 2 ? 'circumspection' : choice.id],
  }))
  render(<RunningQuiz first={{ ...questions.single, text, choices }} />)
  const sentence = (): DOMRect =>
    page
      .getByText(/^Neither/)
      .element()
      .getBoundingClientRect()
  const height = sentence().height
  await userEvent.keyboard('c')
  await expect.element(page.getByText(/^Neither circumspection nor/)).toBeVisible()
  expect(sentence().height).toBe(height)
  await userEvent.keyboard('a')
  await expect.element(page.getByText(/^Neither v1a nor/)).toBeVisible()
  expect(sentence().height).toBe(height)
})

describe('the focus', () => {
  test('goes to the next heading without a frame around it, by keyboard and by mouse', async () => {
    render(<RunningQuiz />)
    await userEvent.keyboard('a{Enter}')
    await expect.element(button('Next')).toHaveFocus()
    expect(getComputedStyle(button('Next').element()).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await expect.element(question(2)).toHaveFocus()
    expect(getComputedStyle(question(2).element()).outlineStyle).toBe('none')
    await button('Previous').click()
    await expect.element(question(1)).toHaveFocus()
    expect(getComputedStyle(question(1).element()).outlineStyle).toBe('none')
  })

  test('is on the choice that a key chose', async () => {
    render(<RunningQuiz />)
    for (const [key, index] of [
      ['e', 4],
      ['1', 0],
      ['d', 3],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(page.getByRole('radio').nth(index)).toBeChecked()
      await expect.element(page.getByRole('radio').nth(index)).toHaveFocus()
    }
  })

  test('stays with a choice of several that a key takes back', async () => {
    render(<RunningQuiz first={questions.several} />)
    const second = page.getByRole('checkbox').nth(1)
    await userEvent.keyboard('b')
    await expect.element(second).toBeChecked()
    await userEvent.keyboard('b')
    await expect.element(second).not.toBeChecked()
    await expect.element(second).toHaveFocus()
  })
})

describe('what screen readers announce', () => {
  test('three choices where two are asked for', async () => {
    render(<RunningQuiz first={questions.equivalence} />)
    await userEvent.keyboard('abc')
    const tooMany = page.getByText('3 chosen. Choose exactly two')
    await expect.element(tooMany).toBeVisible()
    expect(tooMany.element().getAttribute('role')).toBe('status')
    await userEvent.keyboard('c')
    await expect.element(tooMany).not.toBeInTheDocument()
  })

  test('what is still missing, but not the one thing that a new question asks for', async () => {
    render(<RunningQuiz first={questions.blanks} />)
    const status = page.getByText(/blanks? left/)
    const first = status.element()
    expect(first).toHaveTextContent('2 blanks left')
    await userEvent.keyboard('a')
    await expect.element(page.getByText('1 blank left')).toBeVisible()
    expect(status.element()).toBe(first)
    await userEvent.keyboard('d')
    await expect.element(status).not.toBeInTheDocument()
    await button('Skip').click()
    await expect.element(page.getByText('Choose one answer', { exact: true }).last()).toBeVisible()
    expect(first.isConnected).toBe(false)
  })

  test('the progress bar is a new one for each value, so that it is not announced', async () => {
    render(<RunningQuiz />)
    const bar = page.getByRole('progressbar', { name: 'Questions reached' })
    const first = bar.element()
    await button('Skip').click()
    await expect.element(bar).toHaveAttribute('value', '100')
    expect(first.isConnected).toBe(false)
  })

  test('the list of keys has a name and no description', async () => {
    render(<RunningQuiz />)
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog).not.toHaveAccessibleDescription()
  })
})
