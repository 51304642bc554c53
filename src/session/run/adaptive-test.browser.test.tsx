import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../tests/component/render.tsx'
import { passTime } from '../../../tests/component/time.ts'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { SessionModule } from '../../domain/session/module.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import type { QuestionSet } from '../../domain/session/session.ts'
import { finishDraft } from '../../storage/drafts/session-drafts.ts'
import { itemsWritten } from '../../storage/items/saved-items.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { changeSettings } from '../../storage/settings/settings.ts'
import { ExamRunner } from '../exam/exam-runner.tsx'
import { useQuizController } from './use-quiz-controller.ts'

/** An adaptive test of two sections. With one of its two questions right, the harder second section follows. */

const set: QuestionSet = {
  id: 'verbal-0',
  section: 'verbal',
  questionIds: ['v1', 'v2'],
  limit: 120_000,
  mode: 'exam',
  nextModule: {
    name: 'numberRight',
    stages: [
      {
        counted: 0,
        routes: [
          { from: 0, module: 'easy' },
          { from: 1, module: 'hard' },
        ],
      },
    ],
  },
}

function moduleOf(id: string, questionIds: readonly string[]): SessionModule {
  return { id, questionIds, limit: 180_000, mode: 'exam', tools: [] }
}

const laterModules = [moduleOf('easy', ['v3', 'v4', 'v5']), moduleOf('hard', ['v6', 'v7', 'v8'])]
const questions = {
  byId: new Map(
    ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'].map((id) => [
      id,
      { ...singleQuestion(id, 'b'), text: [`This is ${id}.`] },
    ]),
  ),
  failed: false,
  retry: () => undefined,
}

function AdaptiveTest(): ReactNode {
  const controller = useQuizController({
    set,
    laterModules,
    questions,
    showToast: () => undefined,
    onFinished: (session) => {
      finishDraft(session)
      return itemsWritten()
    },
  })
  const { view, running, finished, currentQuestion, loadedQuestions, next, report } = controller
  if (view === 'results' && finished)
    return <p>{`${resultOf(finished, loadedQuestions).correctAnswers} of ${loadedQuestions.length} right`}</p>
  if (view !== 'running' || !running || !currentQuestion) return <a href="#quiz">Start</a>
  return (
    <ExamRunner
      title="Verbal test"
      session={running}
      question={currentQuestion}
      questions={loadedQuestions}
      next={next}
      onReport={report}
    />
  )
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sectionFinished = heading('Section finished')

beforeEach(() => changeSettings({ keys: true, clock: true }))

/** Answers both questions of the first section, the first one as given and the second one wrong, and submits them. */
async function submitFirstSection(first: 'a' | 'b'): Promise<void> {
  await page.getByRole('link', { name: 'Start' }).click()
  await expect.element(heading('Question 1 of 2')).toHaveFocus()
  await userEvent.keyboard(`${first}{Enter}`)
  await expect.element(heading('Question 2 of 2')).toHaveFocus()
  await userEvent.keyboard('a')
  await submit()
}

async function submit(): Promise<void> {
  await button('Review').click()
  await button('Submit').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
}

test('a section ends on a screen of its own, and its number right selects the section that follows', async () => {
  render(<AdaptiveTest />)
  await submitFirstSection('b')
  await expect.element(sectionFinished).toHaveFocus()
  await expect.element(page.getByText(/Next is section 2: 3 questions in 3 minutes/)).toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Question 1 of 3')).toHaveFocus()
  await expect.element(page.getByText('This is v6.')).toBeVisible()
})

test('a section that was left is closed', async () => {
  render(<AdaptiveTest />)
  await submitFirstSection('a')
  await button('Continue').click()
  await expect.element(page.getByText('This is v3.')).toBeVisible()
  await expect.element(button('Back')).toBeDisabled()
  await button('Review').click()
  await expect.element(page.getByRole('row')).toHaveLength(4)
})

test('after the last section the test ends, and every answer is logged once', async () => {
  render(<AdaptiveTest />)
  await submitFirstSection('b')
  await button('Continue').click()
  await expect.element(heading('Question 1 of 3')).toHaveFocus()
  await userEvent.keyboard('b')
  await attemptLog.refresh()
  expect(attemptLog.store.get().entries).toEqual([])
  await submit()
  await expect.element(page.getByText('2 of 5 right')).toBeVisible()
  await attemptLog.refresh()
  const logged = attemptLog.store.get().entries.map(({ question, right }) => `${question} ${right}`)
  expect(logged.toSorted()).toEqual(['v1 true', 'v2 false', 'v6 true'])
})

test('after a reload the test goes on where it was: at the end of a section, or inside the next one', async () => {
  const first = render(<AdaptiveTest />)
  await submitFirstSection('b')
  await expect.element(sectionFinished).toBeVisible()
  first.unmount()
  const second = render(<AdaptiveTest />)
  await expect.element(sectionFinished).toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Question 1 of 3')).toHaveFocus()
  await userEvent.keyboard('b{Enter}')
  await expect.element(heading('Question 2 of 3')).toHaveFocus()
  second.unmount()
  render(<AdaptiveTest />)
  await expect.element(heading('Question 2 of 3')).toBeVisible()
  await expect.element(page.getByText('This is v7.')).toBeVisible()
})

test('at the time limit of a section its screen says so, and the next section has its whole time', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  location.hash = '#quiz'
  render(<AdaptiveTest />)
  await passTime(600)
  await passTime(119_000)
  expect(sectionFinished.query()).toBeNull()
  await passTime(1000)
  expect(sectionFinished.query()).not.toBeNull()
  expect(page.getByText(/^Time is up\./).query()).not.toBeNull()
  await passTime(600_000)
  button('Continue')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await passTime(1000)
  expect(page.getByRole('timer').element().textContent).toBe('00:01 / 03:00')
})
