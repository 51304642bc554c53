import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../tests/component/render.tsx'
import { passTime } from '../../../tests/component/time.ts'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { sessionReducer } from '../../domain/session/session-reducer.ts'
import { startSession, type Session } from '../../domain/session/session.ts'
import { changeSettings } from '../../storage/settings/settings.ts'
import { useToast } from '../../ui/messages/toast.tsx'
import { QuizRunner } from './quiz-runner.tsx'

const four: readonly Question[] = ['v1', 'v2', 'v3', 'v4'].map((id) => singleQuestion(id, 'b'))
const questionIds = four.map(({ id }) => id)
const answered: Partial<Session> = { answers: { v1: ['v1b'], v3: ['v3a'] }, checked: ['v1', 'v3'], index: 3 }

type Props = Readonly<{ change?: Partial<Session>; loaded?: readonly Question[] }>

/** A quiz of four questions, whose right choice is the second, without the page around it. */
function RunningQuiz({ change = {}, loaded = four }: Props): ReactNode {
  const [session, setSession] = useState<Session>(() => ({
    ...startSession({ id: 'verbal-1', section: 'verbal', questionIds }, 'test', Date.now()),
    ...change,
  }))
  const { toast, show } = useToast()
  return (
    <QuizRunner
      title="Verbal Reasoning"
      session={session}
      total={4}
      question={four[session.index] ?? singleQuestion('v9', 'b')}
      questions={loaded}
      toast={toast}
      onReport={(event) => {
        setSession((current) => sessionReducer(current, { ...event, at: Date.now() }))
        if (event.type === 'checked')
          show({ tone: 'wrong', title: 'Incorrect', text: "Let's review the explanation." })
      }}
    />
  )
}

const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of 4` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choice = (index: number) => page.getByRole('radio').nth(index)
const explanation = page.getByRole('heading', { name: 'Explanation' })
const list = page.getByRole('dialog', { name: 'All questions' })

beforeEach(() => changeSettings({ keys: true, clock: true }))

describe('answering', () => {
  test('a checked answer is locked, and shows its verdict again after moving away and back', async () => {
    render(<RunningQuiz />)
    await expect.element(button('Previous')).toBeDisabled()
    await expect.element(button('Check Answer')).toBeDisabled()
    await userEvent.keyboard('a')
    await button('Check Answer').click()
    await expect.element(page.getByText('Incorrect', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
    await expect.element(explanation).toBeVisible()
    for (const radio of page.getByRole('radio').elements()) expect(radio).toBeDisabled()
    await expect.element(button('Skip')).not.toBeInTheDocument()
    await button('Next').click()
    await expect.element(question(2)).toHaveFocus()
    await expect.element(explanation).not.toBeInTheDocument()
    await button('Previous').click()
    await expect.element(question(1)).toHaveFocus()
    await expect.element(page.getByText('Incorrect', { exact: true })).toBeVisible()
    await expect.element(button('Next')).toBeVisible()
  })

  test('Skip drops an answer that was not checked and leaves the question unanswered', async () => {
    render(<RunningQuiz />)
    await userEvent.keyboard('b')
    await expect.element(choice(1)).toBeChecked()
    await button('Skip').click()
    await expect.element(question(2)).toHaveFocus()
    await button('Previous').click()
    await expect.element(question(1)).toHaveFocus()
    for (const radio of page.getByRole('radio').elements()) expect(radio).not.toBeChecked()
    await expect.element(button('Check Answer')).toBeDisabled()
  })

  test('the progress bar shows how many questions have been reached', async () => {
    render(<RunningQuiz />)
    const bar = page.getByRole('progressbar', { name: 'Questions reached' })
    await expect.element(bar).toHaveAttribute('value', '25')
    await button('Skip').click()
    await expect.element(bar).toHaveAttribute('value', '50')
  })
})

describe('the toast', () => {
  const toast = (): Element | null => document.querySelector('[data-toast]')

  afterEach(() => page.viewport(1280, 800))

  test.each([320, 375, 768, 1280])('covers nothing at a width of %i px', async (width) => {
    await page.viewport(width, 740)
    render(<RunningQuiz />)
    await userEvent.keyboard('a')
    const bar = button('Check Answer').element().closest('div')?.parentElement
    const height = bar?.clientHeight
    await button('Check Answer').click()
    await expect.poll(toast).not.toBe(null)
    expect(bar?.contains(toast()), 'it stands among the buttons below').toBe(true)
    expect(bar?.clientHeight, 'where its line was free').toBe(height)
    const box = toast()?.getBoundingClientRect() ?? new DOMRect()
    for (const name of ['Previous', 'Next']) {
      const { left, right, top, bottom } = button(name).element().getBoundingClientRect()
      const isClear = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
      expect(isClear, `${name} is not covered`).toBe(true)
    }
  })

  test('is gone when its question is gone', async () => {
    render(<RunningQuiz />)
    await userEvent.keyboard('a{Enter}')
    await expect.poll(toast).not.toBe(null)
    await userEvent.keyboard('{Enter}')
    await expect.element(question(2)).toHaveFocus()
    expect(toast()).toBe(null)
  })
})

test('a double tap on a button or a choice does not zoom', () => {
  render(<RunningQuiz />)
  for (const control of [button('Skip'), choice(0)])
    expect(getComputedStyle(control.element()).touchAction).toBe('manipulation')
})

describe('the clock', () => {
  test('shows the time since the start, also beyond an hour, and never less than zero', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') })
    render(<RunningQuiz />)
    const clock = (): string => page.getByRole('timer').element().textContent
    expect(clock()).toBe('00:00')
    vi.setSystemTime(new Date('2026-11-01T11:01:05Z'))
    await passTime(250)
    expect(clock()).toBe('61:05')
    expect(page.getByRole('timer', { name: 'Time elapsed: 61:05' }).elements()).toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-01T08:00:00Z'))
    await passTime(250)
    expect(clock()).toBe('00:00')
  })

  test('can be hidden and shown again, and hiding it leaves the letter keys on', async () => {
    render(<RunningQuiz />)
    await button('Hide the clock').click()
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
    expect(localStorage.getItem('gradus.settings')).toBe('{"keys":true,"clock":false}')
    await userEvent.keyboard('b')
    await expect.element(choice(1)).toBeChecked()
    await button('Show the clock').click()
    await expect.element(page.getByRole('timer')).toBeVisible()
    expect(localStorage.getItem('gradus.settings')).toBe('{"keys":true,"clock":true}')
  })
})

describe('the list of all questions', () => {
  test('names the state of each question and moves to the chosen one', async () => {
    render(<RunningQuiz change={answered} />)
    await button('All questions').click()
    await expect.element(list.getByText(/^2 of 4 answered\./)).toBeVisible()
    expect(list.getByRole('listitem').elements()).toHaveLength(4)
    for (const name of ['Q1, right', 'Q2, not answered', 'Q3, wrong'])
      await expect.element(list.getByRole('button', { name, exact: true })).toBeVisible()
    const current = list.getByRole('button', { name: 'Q4, not answered', exact: true })
    await expect.element(current).toHaveAttribute('aria-current', 'step')
    await expect.element(current).toHaveFocus()
    await list.getByRole('button', { name: 'Q2, not answered' }).click()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(question(2)).toHaveFocus()
    await userEvent.keyboard('a{Enter}{Enter}')
    await expect.element(question(3)).toBeVisible()
    await expect.element(explanation).toBeVisible()
  })

  test('returns the focus to its button on Escape, and letters choose nothing while it is open', async () => {
    render(<RunningQuiz />)
    button('All questions').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('b{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button('All questions')).toHaveFocus()
    await expect.element(question(1)).toBeVisible()
    for (const radio of page.getByRole('radio').elements()) expect(radio).not.toBeChecked()
  })

  test('says only what is known of a question that has not loaded', async () => {
    const change = { ...answered, answers: { ...answered.answers, v2: ['v2a'] } }
    const { rerender } = render(<RunningQuiz change={change} loaded={[]} />)
    await button('All questions').click()
    for (const name of ['Q1, answered', 'Q2, answer chosen but not checked', 'Q3, answered'])
      await expect.element(list.getByRole('button', { name, exact: true })).toBeVisible()
    rerender(<RunningQuiz change={change} />)
    await expect.element(list.getByRole('button', { name: 'Q1, right', exact: true })).toBeVisible()
  })

  test('draws the focus on the current question too', async () => {
    render(<RunningQuiz />)
    button('All questions').element().focus()
    await userEvent.keyboard('{Enter}')
    const current = list.getByRole('button', { name: 'Q1, not answered' })
    await expect.element(current).toHaveFocus()
    const focused = getComputedStyle(current.element()).outline
    await userEvent.keyboard('{Tab}')
    await expect.element(current).not.toHaveFocus()
    expect(getComputedStyle(current.element()).outline).not.toBe(focused)
  })
})

describe('the last question', () => {
  test('says how many others are unanswered and leads to them', async () => {
    render(<RunningQuiz change={answered} />)
    await expect.element(page.getByText(/^1 question still unanswered\./)).toBeVisible()
    await button('Show the question list').click()
    await list.getByRole('button', { name: 'Q2, not answered' }).click()
    await expect.element(question(2)).toHaveFocus()
    await expect.element(page.getByText(/still unanswered/)).not.toBeInTheDocument()
  })

  test('says nothing of it where all others are answered', async () => {
    const all = Object.fromEntries(questionIds.map((id) => [id, [`${id}b`]]))
    render(<RunningQuiz change={{ answers: all, checked: ['v1', 'v2', 'v3'], index: 3 }} />)
    await expect.element(question(4)).toBeVisible()
    await expect.element(page.getByText(/still unanswered/)).not.toBeInTheDocument()
  })
})
