import { useState, type ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import { quizPath, type Quiz } from '../../../domain/questions/question-set.ts'
import { isAskedOnTheTest, type Section } from '../../../domain/questions/section.ts'
import type { Session } from '../../../domain/session/session.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { useToast } from '../../../ui/messages/toast.tsx'
import { saveQuizResult } from '../../../session/run/save-quiz-result.ts'
import { EndedElsewhereNotice } from '../../../session/run/ended-elsewhere-notice.tsx'
import { NotKeptNotice } from '../../../session/run/not-kept-notice.tsx'
import type { SectionOverview } from './section-overview.ts'
import { MissedLink } from '../custom/missed-link.tsx'
import { QuestionsLoading } from '../questions/questions-loading.tsx'
import { QuizRunner } from '../../../session/study/quiz-runner.tsx'
import { loadResults } from '../../../session/results/load-results.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { ResumeOffer } from './resume-offer.tsx'
import { SectionIntro } from './section-intro.tsx'
import { useQuestions } from '../questions/use-questions.ts'
import { useQuizController } from '../../../session/run/use-quiz-controller.ts'
import styles from './section-practice.module.css'

type Props = Readonly<{
  section: Section
  overview: SectionOverview
  quiz: Quiz
  /** All quizzes of the section, this one included. */
  quizzes: readonly Quiz[]
  firstQuestion: Question
  /** The address of the file with all questions of the quiz. */
  fileAddress: string
}>

/** A section page: the intro, then the running quiz, then its results. */
export function SectionPractice(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Practice {...props} />
    </ErrorBoundary>
  )
}

function Practice({ section, overview, quiz, quizzes, firstQuestion, fileAddress }: Props): ReactNode {
  const questions = useQuestions(firstQuestion, fileAddress)
  const results = useLoaded(loadResults, 'results')
  const ResultsCard = results.value?.ResultsCard
  const { toast, show } = useToast()
  const [isResultSaved, setIsResultSaved] = useState(true)
  const saveResult = (session: Session, answered: readonly Question[]): Promise<boolean> => {
    setIsResultSaved(true)
    const saved = saveQuizResult(session, answered)
    void saved.isInArray.then((isSaved) => {
      setIsResultSaved(isSaved)
      if (!isSaved) show({ tone: 'error', title: 'Error', text: 'Failed to save your quiz results' })
    })
    return saved.isOnDisk
  }
  const controller = useQuizController({
    set: quiz,
    questions,
    showToast: show,
    onFinished: saveResult,
  })
  const { view, running, finished, draft, currentQuestion, loadedQuestions, isLoaded } = controller
  const title = quiz.number > 1 ? `${section.title}, quiz ${quiz.number}` : section.title
  const isFinished = view === 'results' && finished !== null
  return (
    <div className={styles['practice']} data-section={section.name} data-view={view}>
      {view !== 'running' && toast}
      <div className={styles['above']} role="status">
        {view === 'intro' && controller.hasEndedElsewhere && <EndedElsewhereNotice />}
        {view === 'running' && <NotKeptNotice />}
      </div>
      {(view === 'static' || view === 'intro') && (
        <SectionIntro
          section={section}
          title={title}
          overview={overview}
          quiz={quiz}
          quizzes={quizzes}
          resume={draft && <ResumeOffer draft={draft} onStartOver={controller.startOver} />}
        />
      )}
      {(view === 'static' || view === 'running') && (
        // The id is removed after hydration, so that browsers do not scroll to #quiz in the running quiz.
        <div id={view === 'static' ? 'quiz' : undefined} className={styles['quiz']}>
          {currentQuestion ? (
            <QuizRunner
              title={title}
              session={running}
              total={quiz.questionIds.length}
              question={currentQuestion}
              questions={loadedQuestions}
              toast={view === 'running' && toast}
              onReport={controller.report}
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
      {isFinished && !(isLoaded && ResultsCard) && (
        <QuestionsLoading
          title={title}
          failed={questions.failed || results.failed}
          onRetry={results.failed ? results.retry : questions.retry}
        />
      )}
      {isFinished && isLoaded && ResultsCard && (
        <ResultsCard
          session={finished}
          title={title}
          questions={loadedQuestions}
          isSaved={isResultSaved}
          onTryAgain={controller.tryAgain}
          missed={<MissedLink session={finished} questions={loadedQuestions} />}
          next={
            <NextQuizLink section={section} next={quizzes.find(({ number }) => number === quiz.number + 1)} />
          }
        >
          <div className={`${styles['ways']} no-print`}>
            <ScoreTableLink section={section} />
          </div>
        </ResultsCard>
      )}
    </div>
  )
}

/** Links to the table of GRE points, for sections that the GRE scores by counting right answers. */
function ScoreTableLink({ section }: { section: Section }): ReactNode {
  return isAskedOnTheTest(section.name) ? (
    <ButtonLink look="quiet" href="/score-310-to-320#from-a-quiz-on-this-site">
      What this may mean in points
    </ButtonLink>
  ) : null
}

/** Links to the next quiz or, after the last one, to practice by topic. */
function NextQuizLink({ section, next }: { section: Section; next: Quiz | undefined }): ReactNode {
  return next ? (
    <ButtonLink look="quiet" href={quizPath(section.name, next.number)}>
      Continue to quiz {next.number}
    </ButtonLink>
  ) : (
    <ButtonLink look="quiet" href={`/practice?section=${section.name}`}>
      Practice by topic
    </ButtonLink>
  )
}
