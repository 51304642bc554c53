import type { ReactNode } from 'react'
import type { Listed } from '../../domain/practice/pick.ts'
import { hasRunOut, type Sittable } from '../../domain/quiz/quiz.ts'
import { practiceSetId } from '../../domain/questions/quiz-set.ts'
import { sectionOfQuestion, sections } from '../../domain/questions/section.ts'
import { makeRoomFor } from '../../storage/waiting-sets.ts'
import { finishDraft } from '../../storage/quiz-draft.ts'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { PracticeIntro } from './practice-intro.tsx'
import { PracticeResults } from './practice-results.tsx'
import { QuestionsPending } from './questions-pending.tsx'
import { QuizRunner } from './quiz-runner.tsx'
import { useShards } from './use-questions.ts'
import { useSession } from './use-session.ts'
import styles from './section-practice.module.css'

type Props = Readonly<{ listed: readonly Listed[]; isTimed: boolean; shards: readonly string[] }>

/** A set of questions being sat, or its results. */
export function PracticeSession({ listed, isTimed, shards }: Props): ReactNode {
  const section = sections[sectionOfQuestion(listed[0]?.id ?? '') ?? 'verbal']
  const set: Sittable = {
    id: practiceSetId(section.name),
    section: section.name,
    questionIds: listed.map(({ id }) => id),
    limit: isTimed ? listed.length * section.paceSeconds * 1000 : null,
  }
  const questions = useShards(listed, shards)
  const { toast, show } = useToast()
  const session = useSession({
    set,
    questions,
    show,
    onTakeUp: () => makeRoomFor(set),
    onFinished: finishDraft,
  })
  const { phase, running, finished, draft, current, all, isLoaded } = session
  return (
    <div className={styles['practice']} data-section={section.name} data-phase={phase}>
      {toast}
      <div className={styles['over']} role="status">
        {phase === 'results' && finished && isLoaded && hasRunOut(finished) && (
          <Notice>
            <p>Time is up. What you had chosen counts.</p>
          </Notice>
        )}
        {phase === 'intro' && session.isGone && <GoneNotice />}
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
      {!isLoaded && <QuestionsPending title="Practice" failed={questions.failed} onRetry={questions.retry} />}
      {phase === 'intro' && isLoaded && (
        <PracticeIntro section={section} set={set} draft={draft} onAfresh={session.startAfresh} />
      )}
    </div>
  )
}
