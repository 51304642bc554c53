import type { ReactNode } from 'react'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import { endedByTimeLimit, type QuestionSet } from '../../../domain/session/session.ts'
import { practiceSetId } from '../../../domain/questions/question-set.ts'
import { sectionOfQuestion, sections } from '../../../domain/questions/section.ts'
import { dropOldSetsBefore } from '../../../storage/drafts/saved-practice-sets.ts'
import { finishDraft } from '../../../storage/drafts/session-drafts.ts'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useToast } from '../../../ui/messages/toast.tsx'
import { EndedElsewhereNotice } from '../session/ended-elsewhere-notice.tsx'
import { PracticeIntro } from './practice-intro.tsx'
import { PracticeResults } from './practice-results.tsx'
import { QuestionsLoading } from '../runner/questions-loading.tsx'
import { QuizRunner } from '../runner/quiz-runner.tsx'
import { useQuestionFiles } from '../session/use-questions.ts'
import { useQuizController } from '../session/use-quiz-controller.ts'
import styles from '../section/section-practice.module.css'

type Props = Readonly<{ listed: readonly QuestionSummary[]; isTimed: boolean; shards: readonly string[] }>

/** A set of questions being sat, or its results. */
export function PracticeSession({ listed, isTimed, shards }: Props): ReactNode {
  const section = sections[sectionOfQuestion(listed[0]?.id ?? '') ?? 'verbal']
  const set: QuestionSet = {
    id: practiceSetId(section.name),
    section: section.name,
    questionIds: listed.map(({ id }) => id),
    limit: isTimed ? listed.length * section.paceSeconds * 1000 : null,
  }
  const questions = useQuestionFiles(listed, shards)
  const { toast, show } = useToast()
  const session = useQuizController({
    set,
    questions,
    show,
    onTakeUp: () => dropOldSetsBefore(set),
    onFinished: finishDraft,
  })
  const { phase, running, finished, draft, current, all, isLoaded } = session
  return (
    <div className={styles['practice']} data-section={section.name} data-phase={phase}>
      {toast}
      <div className={styles['over']} role="status">
        {phase === 'results' && finished && isLoaded && endedByTimeLimit(finished) && (
          <Notice>
            <p>Time is up. What you had chosen counts.</p>
          </Notice>
        )}
        {phase === 'intro' && session.hasEndedElsewhere && <EndedElsewhereNotice />}
      </div>
      {phase === 'results' && finished && isLoaded && (
        <PracticeResults quiz={finished} section={section} questions={all} onTryAgain={session.tryAgain} />
      )}
      {phase === 'running' && running && current && (
        <QuizRunner
          title={`${section.title}: practice`}
          quiz={running}
          total={set.questionIds.length}
          question={current}
          questions={all}
          onReport={session.report}
        />
      )}
      {!isLoaded && <QuestionsLoading title="Practice" failed={questions.failed} onRetry={questions.retry} />}
      {phase === 'intro' && isLoaded && (
        <PracticeIntro section={section} set={set} draft={draft} onAfresh={session.startOver} />
      )}
    </div>
  )
}
