import { useState, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { questions as samples } from '../../../tests/component/questions.ts'
import { render } from '../../../tests/component/render.tsx'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { sessionReducer } from '../../domain/session/session-reducer.ts'
import { countAnswered, currentId, startSession, type Session } from '../../domain/session/session.ts'
import { loadLazyKinds } from '../../renderer/answer/answer-field.tsx'
import { changeSettings } from '../../storage/settings/settings.ts'
import { ExamRunner } from './exam-runner.tsx'

const three: readonly Question[] = [singleQuestion('v1', 'b'), samples.equivalence, singleQuestion('v9', 'b')]
const questionIds = three.map(({ id }) => id)

/** A session of three questions in exam mode, whose second question takes two answers. */
function RunningExam(): ReactNode {
  const [session, setSession] = useState<Session>(() =>
    startSession({ id: 'verbal-0', section: 'verbal', questionIds, mode: 'exam' }, 'test', Date.now()),
  )
  if (session.finishedAt !== null) return <p>{`Submitted: ${session.checked.join()}`}</p>
  const question = three.find(({ id }) => id === currentId(session))
  if (!question) return null
  return (
    <>
      <p>{`${countAnswered(session)} of 3 answered`}</p>
      <ExamRunner
        title="Verbal Reasoning: test mode"
        session={session}
        question={question}
        questions={three}
        next={null}
        onReport={(event) => setSession((current) => sessionReducer(current, { ...event, at: Date.now() }))}
      />
    </>
  )
}

const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of 3` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const review = page.getByRole('heading', { name: 'Review your answers' })
const row = (number: number) => page.getByRole('row').nth(number)

beforeAll(loadLazyKinds)
beforeEach(() => changeSettings({ keys: true, clock: true }))

test('an answer is never judged, and can be changed after moving on and back', async () => {
  render(<RunningExam />)
  await expect.element(question(1)).toHaveFocus()
  await expect.element(button('Back')).toBeDisabled()
  await userEvent.keyboard('a{Enter}')
  await expect.element(question(2)).toHaveFocus()
  await button('Back').click()
  await expect.element(question(1)).toHaveFocus()
  await expect.element(page.getByRole('radio').nth(0)).toBeChecked()
  await userEvent.keyboard('b')
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked()
  await expect.element(page.getByText('Explanation')).not.toBeInTheDocument()
  await expect.element(page.getByText('Correct', { exact: true })).not.toBeInTheDocument()
})

test('M marks a question for review and removes the mark, as its button does', async () => {
  render(<RunningExam />)
  const mark = button('Mark for review')
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('m')
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('status').getByText('Marked for review')).toBeInTheDocument()
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await expect.element(keys.getByText('Mark the question for review')).toBeVisible()
  await expect.element(keys.getByText('Go to the next question')).toBeVisible()
})

test('the review screen tells what is answered, incomplete, open and marked, and leads to each question', async () => {
  render(<RunningExam />)
  await expect.element(question(1)).toHaveFocus()
  await userEvent.keyboard('am{Enter}')
  await expect.element(question(2)).toHaveFocus()
  await userEvent.keyboard('a')
  await button('Review').click()
  await expect.element(review).toHaveFocus()
  await expect.element(row(1)).toHaveTextContent('Question 1AnsweredMarked')
  await expect.element(row(2)).toHaveTextContent('Question 2Incomplete: choose one more')
  await expect.element(page.getByText('1 of 3 answered')).toBeVisible()
  await expect.element(row(3)).toHaveTextContent('Question 3Not answered')
  await button('Return to question 2').click()
  await expect.element(question(2)).toHaveFocus()
  await button('Review').click()
  await button('Question 3').click()
  await expect.element(question(3)).toHaveFocus()
})

test('Submit says how many questions are not answered, and can be taken back', async () => {
  render(<RunningExam />)
  await expect.element(question(1)).toHaveFocus()
  await userEvent.keyboard('a')
  await button('Review').click()
  await button('Submit').click()
  const dialog = page.getByRole('dialog', { name: 'Submit your answers?' })
  await expect.element(dialog.getByText(/^2 questions are not answered/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep working' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Submit').click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Submitted: v1')).toBeVisible()
})
