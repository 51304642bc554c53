import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { counted } from '../../domain/lib/counted.ts'
import type { Listed } from '../../domain/practice/pick.ts'
import { outcomeOf } from '../../domain/quiz/finish.ts'
import { currentId, hasRunOut, isChecked, type Quiz, type Sittable } from '../../domain/quiz/quiz.ts'
import { limitName } from '../../domain/practice/limit-name.ts'
import { practiceSetId } from '../../domain/questions/quiz-set.ts'
import { sectionOfQuestion, sections } from '../../domain/questions/section.ts'
import { makeRoomFor } from '../../storage/old-practice.ts'
import { finishDraft } from '../../storage/quiz-draft.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOneTap } from '../../ui/one-tap.ts'
import { useToast } from '../../ui/toast.tsx'
import { logAnswer } from './keep-outcome.ts'
import { replacePhase, usePhase, usePhaseTitle } from './phase.ts'
import { addressOfSet } from './practice-address.ts'
import { QuestionsPending } from './questions-pending.tsx'
import { QuizRunner } from './quiz-runner.tsx'
import { PracticeResults } from './practice-results.tsx'
import { useShards } from './use-questions.ts'
import { useDraft } from './use-draft.ts'
import { useIntroFocus } from './use-intro-focus.ts'
import { useSitting, type Report } from './use-sitting.ts'
import { verdictToast } from './verdict-toast.ts'
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
  const phase = usePhase()
  usePhaseTitle(phase)
  useOneTap()
  const questions = useShards(listed, shards)
  const sitting = useSitting(set, phase === 'running', questions.byId)
  const { toast, show } = useToast()
  useIntroFocus(phase)
  const { quiz } = sitting
  const all = set.questionIds.flatMap((id) => questions.byId.get(id) ?? [])
  const isLoaded = all.length === set.questionIds.length

  const onPhase = useEffectEvent(() => {
    if (!isLoaded) return
    if (phase === 'running') {
      makeRoomFor(set)
      sitting.takeUp()
    }
    if (phase === 'results' && !quiz?.finishedAt) sitting.recall()
    if (phase === 'intro') sitting.report({ type: 'seen' })
  })
  // The address is outside React; and the clock must not run before there is something to read.
  useEffect(() => onPhase(), [phase, isLoaded])

  const before = useRef<Quiz | null>(null)
  const onQuiz = useEffectEvent(() => {
    if (!quiz?.finishedAt) {
      before.current = quiz
      return
    }
    for (const question of all) {
      const wasChecked = before.current === null || isChecked(before.current, question.id)
      if (!wasChecked && outcomeOf(quiz, question) !== 'skipped')
        logAnswer(quiz, question, new Date(quiz.finishedAt))
    }
    finishDraft(quiz)
    replacePhase('results')
  })
  // A quiz with a limit may end by itself and check what is chosen; the log and the address are outside React.
  useEffect(() => onQuiz(), [quiz])

  const onReport = (event: Report): void => {
    const next = sitting.report(event)
    const question = quiz && questions.byId.get(currentId(quiz))
    if (!next || !question) return
    if (event.type === 'checked' && next.finishedAt === null && isChecked(next, question.id))
      show(verdictToast(question, logAnswer(next, question, new Date())))
  }
  const tryAgain = (): void => {
    sitting.begin()
    replacePhase('running')
  }

  const current = quiz && questions.byId.get(currentId(quiz))
  const draft = useDraft(set, phase === 'intro')
  return (
    <div className={styles['practice']} data-section={section.name} data-phase={phase}>
      {toast}
      <div className={styles['over']} role="status">
        {phase === 'results' && quiz && hasRunOut(quiz) && (
          <Notice>
            <p>The time is over. What you had chosen counts.</p>
          </Notice>
        )}
      </div>
      {phase === 'results' && quiz?.finishedAt && (
        <PracticeResults quiz={quiz} section={section} questions={all} onTryAgain={tryAgain} />
      )}
      {phase === 'running' && current && isLoaded && (
        <QuizRunner
          title={`${section.title}: practice`}
          quiz={quiz}
          total={set.questionIds.length}
          question={current}
          onReport={onReport}
        />
      )}
      {!isLoaded && <QuestionsPending title="Practice" failed={questions.failed} onRetry={questions.retry} />}
      {phase === 'intro' && isLoaded && (
        <div className={styles['pending']}>
          <h1 tabIndex={-1}>{section.title}: practice</h1>
          <p>
            {counted(listed.length, 'question')}
            {`, ${isTimed ? limitName(section.name) : 'without a limit'}.`}
          </p>
          <p>
            <ButtonLink href={addressOfSet(set.questionIds, isTimed, 'running')}>
              {draft ? `Resume at question ${draft.index + 1}` : 'Start'}
            </ButtonLink>{' '}
            <ButtonLink look="quiet" href="/practice">
              Choose another set
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  )
}
