import { useState, type ReactNode } from 'react'
import type { SessionModule } from '../../../domain/session/module.ts'
import type { Session } from '../../../domain/session/session.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import type { TestForm } from '../../../domain/tests/form.ts'
import {
  measureOf,
  paceOf,
  isSectionPart,
  type Pace,
  type TestPart,
} from '../../../domain/tests/test-part.ts'
import { testSet } from '../../../domain/tests/test-set.ts'
import { EndedElsewhereNotice } from '../../../session/run/ended-elsewhere-notice.tsx'
import type { LoadedQuestions } from '../../../session/run/loaded-questions.ts'
import { NotKeptNotice } from '../../../session/run/not-kept-notice.tsx'
import { pushView, useQuizView } from '../../../session/run/route-state.ts'
import { useQuizController } from '../../../session/run/use-quiz-controller.ts'
import { dropEssay } from '../../../storage/tests/essay-drafts.ts'
import { partName } from '../test-names.ts'
import { finishedTestOf, saveFinishedTest, storedTestOf } from './finish-test.ts'
import { GeneralDirections } from './general-directions.tsx'
import { ResumeTest } from './resume-test.tsx'
import { RunningTest } from './running-test.tsx'
import { SectionDirections } from './section-screens.tsx'
import { testDraftStorage } from './test-drafts.ts'
import { useOneTab } from './use-one-tab.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import styles from './test-screens.module.css'

type Props = Readonly<{
  form: TestForm
  part: TestPart
  pace: Pace
  questions: LoadedQuestions
  leaveHref: string
  report: (test: FinishedTest) => ReactNode
}>

/** A test from its directions to its report. */
export function TestSession({
  form,
  part,
  pace: chosenPace,
  questions,
  leaveHref,
  report,
}: Props): ReactNode {
  // A draft goes on at the pace at which it was begun.
  const [{ set, laterModules }] = useState(() => {
    const chosen = testSet(form, part, chosenPace)
    const draft = testDraftStorage(chosen.set).read()
    return draft ? testSet(form, part, paceOfSession(draft)) : chosen
  })
  const [drafts] = useState(() => testDraftStorage(set))
  const [step, setStep] = useState<'general' | 'section'>('general')
  const { hold, takeOver } = useOneTab(`gradus ${set.id}`, useQuizView() === 'running')
  const controller = useQuizController({
    set,
    isPaused: hold !== 'held',
    laterModules,
    questions,
    showToast: () => undefined,
    drafts,
    onFinished: (session) => saveFinishedTest(finishedTestOf(session)),
  })
  const { view, running, finished, draft, currentQuestion, loadedQuestions } = controller
  const title = `Practice test ${form.number}: ${partName(part)}`
  const first: SessionModule = {
    ...set,
    id: set.moduleId ?? '1',
    limit: set.limit ?? null,
    mode: 'exam',
    tools: set.tools ?? [],
  }
  const saved = running ?? draft
  return (
    <div
      className={styles['test']}
      data-view={view === 'results' || (view === 'intro' && saved) ? 'page' : 'running'}
      data-section={saved ? measureOfSession(saved) : undefined}
    >
      <div className={styles['over']} role="status">
        {view === 'intro' && controller.hasEndedElsewhere && <EndedElsewhereNotice />}
        {view === 'intro' && !saved && <NotKeptNotice />}
      </div>
      {view === 'intro' && saved && (
        <ResumeTest
          title={title}
          session={saved}
          part={part}
          leaveHref={leaveHref}
          onResume={() => pushView('running')}
          onStartOver={() => {
            dropEssay(saved.id)
            controller.startOver()
          }}
        />
      )}
      {view === 'intro' && !saved && step === 'general' && (
        <GeneralDirections
          title={title}
          part={part}
          pace={chosenPace}
          leaveHref={leaveHref}
          onContinue={() => setStep('section')}
        />
      )}
      {view === 'intro' && !saved && step === 'section' && (
        <SectionDirections
          title={title}
          section="Section 1"
          module={first}
          leaveHref={leaveHref}
          onContinue={() => pushView('running')}
        />
      )}
      {view === 'running' && hold === 'elsewhere' && <OpenElsewhere title={title} onTakeOver={takeOver} />}
      {view === 'running' && hold === 'held' && running && (
        <RunningTest
          title={title}
          part={part}
          session={running}
          question={currentQuestion}
          questions={loadedQuestions}
          next={controller.next}
          task={form.issue}
          leaveHref={leaveHref}
          onReport={controller.report}
        />
      )}
      {view === 'results' && finished && report(storedTestOf(finished))}
    </div>
  )
}

function paceOfSession({ modules: [first] }: Session): Pace {
  return first && isSectionPart(first.id) ? paceOf(first.id, first.limit) : 1
}

function measureOfSession({ modules }: Session): string | undefined {
  const last = modules.at(-1)
  return last && isSectionPart(last.id) ? (measureOf(last.id) ?? 'analytical') : undefined
}
