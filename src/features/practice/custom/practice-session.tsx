import type { ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import type { SessionMode } from '../../../domain/session/module.ts'
import { questionSetAt, sectionsOfSet, titleOfSections } from '../../../domain/practice/practice-set.ts'
import { endedByTimeLimit } from '../../../domain/session/session.ts'
import { hashOfSet } from '../../../domain/practice/set-address.ts'
import { practiceDrafts } from '../saved/practice-drafts.ts'
import { finishDraft } from '../../../storage/drafts/session-drafts.ts'
import { itemsWritten } from '../../../storage/items/saved-items.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useToast } from '../../../ui/messages/toast.tsx'
import { EndedElsewhereNotice } from '../../../session/run/ended-elsewhere-notice.tsx'
import { NotKeptNotice } from '../../../session/run/not-kept-notice.tsx'
import { PracticeIntro } from './practice-intro.tsx'
import { QuestionsLoading } from '../questions/questions-loading.tsx'
import { QuizRunner } from '../../../session/study/quiz-runner.tsx'
import { useQuestionFiles } from '../questions/use-questions.ts'
import type { LoadedQuestions } from '../../../session/run/loaded-questions.ts'
import { useQuizController } from '../../../session/run/use-quiz-controller.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{
  summaries: readonly QuestionSummary[]
  isTimed: boolean
  mode: SessionMode
  index: PracticeIndex
}>

type Screens = Partial<typeof import('../../../session/exam/exam-runner.tsx')>

/** Loads the screens of exam mode if they are needed. */
async function loadScreens(mode: string): Promise<Screens> {
  return mode === 'exam' ? import('../../../session/exam/exam-runner.tsx') : {}
}

/** Loads the screen of the results, which a session does not wait for. */
async function loadResults(): Promise<typeof import('./practice-results.tsx')> {
  return import('./practice-results.tsx')
}

const noQuestions: LoadedQuestions['byId'] = new Map()

/** A practice set: its intro, the running session, then its results. */
export function PracticeSession({ summaries, isTimed, mode, index }: Props): ReactNode {
  const set = questionSetAt({ ids: summaries.map(({ id }) => id), isTimed, mode })
  const sections = sectionsOfSet(set.questionIds)
  const title = titleOfSections(sections)
  const leaveHref = hashOfSet({ ids: set.questionIds, isTimed, mode }, 'intro')
  const files = useQuestionFiles(summaries, index.fileAddresses)
  const screens = useLoaded(loadScreens, mode)
  const ExamRunner = screens.value?.ExamRunner
  const results = useLoaded(loadResults, 'results')
  const PracticeResults = results.value?.PracticeResults
  const questions: LoadedQuestions = {
    // Without the code of its screens a session must not start, because its time would run.
    byId: screens.value ? files.byId : noQuestions,
    failed: files.failed || screens.failed,
    retry: () => (screens.failed ? screens.retry() : files.retry()),
  }
  const { toast, show } = useToast()
  const controller = useQuizController({
    set,
    questions,
    showToast: show,
    drafts: practiceDrafts(set),
    onFinished: (session) => {
      finishDraft(session)
      return itemsWritten()
    },
  })
  const { view, running, finished, draft, currentQuestion, loadedQuestions, isLoaded } = controller
  const isFinished = view === 'results' && finished !== null
  return (
    <div
      className={styles['practice']}
      data-section={sections.length === 1 ? sections[0] : undefined}
      data-view={view}
    >
      <div className={styles['over']} role="status">
        {isFinished && isLoaded && endedByTimeLimit(finished) && (
          <Notice>
            <p>Time is up. The answers you had chosen so far have been scored.</p>
          </Notice>
        )}
        {view === 'intro' && controller.hasEndedElsewhere && <EndedElsewhereNotice />}
        {view === 'running' && <NotKeptNotice />}
      </div>
      {isFinished && isLoaded && PracticeResults && (
        <PracticeResults
          session={finished}
          title={title}
          summaries={summaries}
          index={index}
          questions={loadedQuestions}
          onTryAgain={controller.tryAgain}
        />
      )}
      {view === 'running' && running && currentQuestion && mode === 'study' && (
        <QuizRunner
          title={`${title}: practice`}
          session={running}
          total={set.questionIds.length}
          question={currentQuestion}
          questions={loadedQuestions}
          leaveHref={leaveHref}
          finishLabel="Finish"
          toast={toast}
          onReport={controller.report}
        />
      )}
      {view === 'running' && running && currentQuestion && ExamRunner && (
        <ExamRunner
          title={`${title}: test mode`}
          session={running}
          question={currentQuestion}
          questions={loadedQuestions}
          next={controller.next}
          leaveHref={leaveHref}
          onReport={controller.report}
        />
      )}
      {!isLoaded && <QuestionsLoading title="Practice" failed={questions.failed} onRetry={questions.retry} />}
      {isFinished && isLoaded && !PracticeResults && (
        <QuestionsLoading title="Practice" failed={results.failed} onRetry={results.retry} />
      )}
      {view === 'intro' && isLoaded && (
        <PracticeIntro title={title} set={set} draft={draft} onStartOver={controller.startOver} />
      )}
    </div>
  )
}
