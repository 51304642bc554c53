import { useState, type ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import { quizPath, type Quiz } from '../../../domain/questions/question-set.ts'
import { isAskedOnTheTest, type Section } from '../../../domain/questions/section.ts'
import type { Session } from '../../../domain/session/session.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { useToast } from '../../../ui/messages/toast.tsx'
import { saveQuizResult } from '../session/save-quiz-result.ts'
import { EndedElsewhereNotice } from '../session/ended-elsewhere-notice.tsx'
import type { SectionOverview } from './section-overview.ts'
import { MissedLink } from '../results/missed-link.tsx'
import { QuestionsLoading } from '../runner/questions-loading.tsx'
import { QuizRunner } from '../runner/quiz-runner.tsx'
import { ResultsCard } from '../results/results-card.tsx'
import { ResumeOffer } from './resume-offer.tsx'
import { SectionIntro } from './section-intro.tsx'
import { useQuestions } from '../session/use-questions.ts'
import { useQuizController } from '../session/use-quiz-controller.ts'
import styles from './section-practice.module.css'

type Props = Readonly<{
  section: Section
  overview: SectionOverview
  set: Quiz
  /** All quizzes of the section, this one among them. */
  sets: readonly Quiz[]
  first: Question
  /** Where the other questions are. */
  address: string
}>

/** A section page: intro, then the quiz running, then its results. */
export function SectionPractice(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Practice {...props} />
    </ErrorBoundary>
  )
}

function Practice({ section, overview, set, sets, first, address }: Props): ReactNode {
  const questions = useQuestions(first, address)
  const { toast, show } = useToast()
  const [kept, setKept] = useState(true)
  const keep = async (quiz: Session, asked: readonly Question[]): Promise<void> => {
    setKept(true)
    const isKept = await saveQuizResult(quiz, asked)
    setKept(isKept)
    if (!isKept) show({ tone: 'error', title: 'Error', text: 'Failed to save your quiz results' })
  }
  const session = useQuizController({
    set,
    questions,
    show,
    onFinished: (quiz, asked) => void keep(quiz, asked),
  })
  const { phase, running, finished, draft, current, all, isLoaded } = session
  const title = set.number > 1 ? `${section.title}, quiz ${set.number}` : section.title
  const isFinished = phase === 'results' && finished !== null
  return (
    <div className={styles['practice']} data-section={section.name} data-phase={phase}>
      {toast}
      <div className={styles['above']} role="status">
        {phase === 'intro' && session.hasEndedElsewhere && <EndedElsewhereNotice />}
      </div>
      {(phase === 'static' || phase === 'intro') && (
        <SectionIntro
          section={section}
          title={title}
          overview={overview}
          set={set}
          sets={sets}
          resume={draft && <ResumeOffer quiz={draft} onAfresh={session.startOver} />}
        />
      )}
      {(phase === 'static' || phase === 'running') && (
        // Once somebody is at the quiz, a browser has no business any more with the place that the address names.
        <div id={phase === 'static' ? 'quiz' : undefined} className={styles['quiz']}>
          {current ? (
            <QuizRunner
              title={title}
              quiz={running}
              total={set.questionIds.length}
              question={current}
              questions={all}
              onReport={session.report}
            />
          ) : (
            <QuestionsLoading
              title={title}
              failed={questions.failed}
              onRetry={questions.retry}
              takesFocus={running !== null || finished !== null}
            />
          )}
        </div>
      )}
      {isFinished && !isLoaded && (
        <QuestionsLoading title={title} failed={questions.failed} onRetry={questions.retry} />
      )}
      {isFinished && isLoaded && (
        <ResultsCard
          quiz={finished}
          section={section}
          title={title}
          questions={all}
          kept={kept}
          onTryAgain={session.tryAgain}
        >
          <div className={`${styles['ways']} no-print`}>
            <MissedLink quiz={finished} questions={all} />
            <NextSet section={section} next={sets.find(({ number }) => number === set.number + 1)} />
            <InPoints section={section} />
          </div>
        </ResultsCard>
      )}
    </div>
  )
}

/** Where it says what a quiz is worth in points, for sections that the test scores by counting. */
function InPoints({ section }: { section: Section }): ReactNode {
  return isAskedOnTheTest(section.name) ? (
    <ButtonLink look="quiet" href="/score-310-to-320#from-a-quiz-on-this-site">
      What this may mean in points
    </ButtonLink>
  ) : null
}

/** Where to go on after a quiz: to the one after it, or, after the last, to sets of one's own. */
function NextSet({ section, next }: { section: Section; next: Quiz | undefined }): ReactNode {
  return next ? (
    <ButtonLink look="quiet" href={quizPath(section.name, next.number)}>
      Go on to quiz {next.number}
    </ButtonLink>
  ) : (
    <ButtonLink look="quiet" href={`/practice?section=${section.name}`}>
      Practice by topic
    </ButtonLink>
  )
}
