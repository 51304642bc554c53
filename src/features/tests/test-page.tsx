import type { ReactNode } from 'react'
import { loadQuestions } from '../../content/questions/load-questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { loadLazyKinds } from '../../renderer/answer/answer-field.tsx'
import type { LoadedQuestions } from '../../session/run/loaded-questions.ts'
import { useSetInAddress } from '../../session/run/route-state.ts'
import { itemsRestored } from '../../storage/items/saved-items.ts'
import { finishedTestLog } from '../../storage/tests/finished-tests.ts'
import { testNotesLog } from '../../storage/tests/test-notes.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { TestSession } from './taking/test-session.tsx'
import { readChoice } from './test-choice.ts'
import type { FormAddress, PendingScreen } from './form-address.ts'

/** The page of a form: the test chosen in the address, from its directions to its report. */
export function TestPage({
  form,
  questionsAddress,
  Pending,
}: FormAddress & Readonly<{ Pending: PendingScreen }>): ReactNode {
  const choice = readChoice(useSetInAddress())
  const { value, failed, retry } = useLoaded(loadForm, questionsAddress)
  if (!value) return <Pending title={`Practice test ${form.number}`} failed={failed} onRetry={retry} />
  const { questions, TestReport } = value
  const loaded: LoadedQuestions = {
    byId: new Map(questions.map((question) => [question.id, question])),
    failed: false,
    retry,
  }
  return (
    <TestSession
      key={`${choice.part} ${choice.pace}`}
      form={form}
      part={choice.part}
      pace={choice.pace}
      questions={loaded}
      leaveHref="/tests"
      report={(test) => <TestReport form={form} test={test} questions={questions} />}
    />
  )
}

type LoadedForm = Readonly<{ questions: readonly Question[] }> & typeof import('./report/test-report.tsx')

/** Loads everything that the test needs before it begins, so that no section and no report waits for the network. */
async function loadForm(address: string): Promise<LoadedForm> {
  const [questions, report] = await Promise.all([
    loadQuestions(address),
    import('./report/test-report.tsx'),
    loadLazyKinds(),
    itemsRestored(),
    finishedTestLog.refresh(),
    testNotesLog.refresh(),
  ])
  return { questions, ...report }
}
