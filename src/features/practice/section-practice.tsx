import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import type { QuizSet } from '../../domain/questions/quiz-set.ts'
import type { Section } from '../../domain/questions/section.ts'
import { currentId, isChecked } from '../../domain/quiz/quiz.ts'
import { downloadBackup } from '../../storage/download-backup.ts'
import { dropDraft } from '../../storage/quiz-draft.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { useOneTap } from '../../ui/one-tap.ts'
import { useToast } from '../../ui/toast.tsx'
import { keepResult, logAnswer } from './keep-outcome.ts'
import { enterPhase, replacePhase, usePhase, usePhaseTitle } from './phase.ts'
import type { Overview } from './overview.ts'
import { QuestionsPending } from './questions-pending.tsx'
import { QuizRunner } from './quiz-runner.tsx'
import { ResultsCard } from './results-card.tsx'
import { ResumeOffer } from './resume-offer.tsx'
import { SectionIntro } from './section-intro.tsx'
import { useQuestions } from './use-questions.ts'
import { useDraft } from './use-draft.ts'
import { useIntroFocus } from './use-intro-focus.ts'
import { useSitting, type Report } from './use-sitting.ts'
import { verdictToast } from './verdict-toast.ts'
import styles from './section-practice.module.css'

type Props = Readonly<{
  section: Section
  overview: Overview
  set: QuizSet
  /** All quizzes of the section, this one among them. */
  sets: readonly QuizSet[]
  first: Question
  /** Where the other questions are. */
  address: string
}>

/** A section page: intro, then the quiz running, then its results. */
export function SectionPractice(props: Props): ReactNode {
  return (
    <ErrorBoundary onExport={downloadBackup}>
      <Practice {...props} />
    </ErrorBoundary>
  )
}

function Practice({ section, overview, set, sets, first, address }: Props): ReactNode {
  const phase = usePhase()
  usePhaseTitle(phase)
  useOneTap()
  const questions = useQuestions(first, address)
  const sitting = useSitting(set, phase === 'running', questions.byId)
  const { toast, show } = useToast()
  const [kept, setKept] = useState(true)
  useIntroFocus(phase)
  const { quiz } = sitting
  const title = set.number > 1 ? `${section.title}, quiz ${set.number}` : section.title
  const running = quiz?.finishedAt === null ? quiz : null
  const all = set.questionIds.flatMap((id) => questions.byId.get(id) ?? [])
  const draft = useDraft(set, phase === 'intro' || running === null)
  const begun = running ?? draft
  const current = begun ? questions.byId.get(currentId(begun)) : first
  const isReadable = phase === 'running' && current !== undefined

  const onPhase = useEffectEvent(() => {
    if (isReadable) sitting.takeUp()
    if (phase === 'results' && !quiz?.finishedAt) sitting.recall()
    if (phase === 'intro' && current) sitting.report({ type: 'seen' })
  })
  // The address is outside React: whoever comes to #quiz, by link, Back or reload, sits the quiz, once it is there.
  useEffect(() => onPhase(), [phase, isReadable])

  const onReport = (event: Report): void => {
    const next = sitting.report(event)
    const question = quiz && questions.byId.get(currentId(quiz))
    if (!next || !question) return
    if (event.type === 'checked' && isChecked(next, question.id))
      show(verdictToast(question, logAnswer(next, question, new Date())))
    if (next.finishedAt === null) return
    replacePhase('results')
    setKept(true)
    void keepResult(next, all).then((isKept) => {
      setKept(isKept)
      if (!isKept) show({ tone: 'error', title: 'Error', text: 'Failed to save your quiz results' })
    })
  }
  const startAfresh = (): void => {
    dropDraft(set)
    sitting.begin()
    enterPhase('running')
  }
  const tryAgain = (): void => {
    sitting.begin()
    replacePhase('running')
  }

  const isFinished = phase === 'results' && quiz !== null && quiz.finishedAt !== null
  const isLoaded = all.length === set.questionIds.length
  return (
    <div className={styles['practice']} data-section={section.name} data-phase={phase}>
      {toast}
      {(phase === 'static' || phase === 'intro') && (
        <SectionIntro
          section={section}
          title={title}
          overview={overview}
          set={set}
          sets={sets}
          resume={draft && <ResumeOffer quiz={draft} onAfresh={startAfresh} />}
        />
      )}
      {(phase === 'static' || phase === 'running') && (
        <div id="quiz" className={styles['quiz']}>
          {current ? (
            <QuizRunner
              title={title}
              quiz={running}
              total={set.questionIds.length}
              question={current}
              onReport={onReport}
            />
          ) : (
            <QuestionsPending
              title={title}
              failed={questions.failed}
              onRetry={questions.retry}
              takesFocus={quiz !== null}
            />
          )}
        </div>
      )}
      {isFinished && !isLoaded && (
        <QuestionsPending title={title} failed={questions.failed} onRetry={questions.retry} />
      )}
      {isFinished && isLoaded && (
        <ResultsCard quiz={quiz} title={title} questions={all} kept={kept} onTryAgain={tryAgain} />
      )}
    </div>
  )
}
