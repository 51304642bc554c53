import { Grid3x3 } from 'lucide'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Question, type QuestionId } from '../../../domain/questions/question.ts'
import {
  currentId,
  isChecked,
  isLast,
  progressPercent,
  type Session,
} from '../../../domain/session/session.ts'
import { isComplete } from '../../../domain/scoring/score-answer.ts'
import { AnswerField } from '../../../renderer/answer/answer-field.tsx'
import { Explanation } from '../../../renderer/explanation.tsx'
import { KeyboardHelp } from '../../../renderer/keys/keyboard-help.tsx'
import { useQuestionKeys } from '../../../renderer/keys/question-keys.ts'
import { QuestionStem } from '../../../renderer/question-stem.tsx'
import { changeSettings, settingsStore } from '../../../storage/settings/settings.ts'
import { QuestionList, OpenQuestionsNotice } from './question-list.tsx'
import { QuizActions } from './quiz-actions.tsx'
import { QuizClock } from './quiz-clock.tsx'
import type { ReportedEvent } from '../session/quiz-session.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import styles from './quiz-runner.module.css'

type Props = Readonly<{
  title: string
  /** Null until the browser has begun the quiz: the first question is drawn all the same. */
  quiz: Session | null
  total: number
  question: Question
  /** The questions of the quiz that are there. */
  questions: readonly Question[]
  onReport: (event: ReportedEvent) => void
}>

export function QuizRunner({ title, quiz, total, question, questions, onReport }: Props): ReactNode {
  const settings = useStore(settingsStore)
  const [dialog, setDialog] = useState<'keys' | 'questions' | null>(null)
  const index = quiz?.index ?? 0
  const answer = quiz?.answers[question.id] ?? noAnswer
  const answered = isComplete(question, answer)
  const revealed = quiz !== null && isChecked(quiz, question.id)
  const heading = useHeadingFocus(quiz ? `${quiz.id} ${currentId(quiz)}` : null, question.id)

  const close = (): void => setDialog(null)
  // Whoever goes on does not wait any more for a list that has not come.
  const report = (event: ReportedEvent): void => {
    close()
    onReport(event)
  }
  const check = (): void => {
    if (answered) report({ type: 'checked' })
  }
  const proceed = revealed ? (): void => report({ type: 'advanced' }) : check

  useQuestionKeys(quiz !== null, settings.keys, {
    proceed,
    help: () => setDialog('keys'),
  })

  return (
    <div className={styles['runner']}>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{title}</h1>
        <button
          className="icon-button no-print"
          type="button"
          disabled={quiz === null}
          onClick={() => setDialog('questions')}
        >
          <Icon shape={Grid3x3} />
          <span className={styles['word']}>All questions</span>
        </button>
      </div>
      <div className={styles['bar']}>
        <h2 className={styles['heading']} ref={heading} tabIndex={-1}>
          {`Question ${index + 1} of ${total}`}
        </h2>
        <QuizClock quiz={quiz} shown={settings.clock} onToggle={(clock) => changeSettings({ clock })} />
      </div>
      <ProgressBar percent={quiz ? progressPercent(quiz) : 100 / total} label="Questions reached" />
      {quiz && (
        <QuestionList
          open={dialog === 'questions'}
          onClose={close}
          quiz={quiz}
          questions={questions}
          onMove={(to) => report({ type: 'moved', to })}
        />
      )}
      <QuestionStem question={question} />
      <AnswerField
        key={question.id}
        question={question}
        answer={answer}
        revealed={revealed}
        onAnswer={(given) => report({ type: 'answered', answer: given })}
      />
      <ExplanationPlace key={`explanation ${question.id}`} question={question} revealed={revealed} />
      {quiz && <OpenQuestionsNotice quiz={quiz} onShow={() => setDialog('questions')} />}
      <QuizActions
        begun={quiz !== null}
        first={index === 0}
        last={quiz !== null && isLast(quiz)}
        answered={answered}
        revealed={revealed}
        onPrevious={() => report({ type: 'moved', to: index - 1 })}
        onSkip={() => report({ type: 'skipped' })}
        onProceed={proceed}
      />
      <KeyboardHelp
        open={dialog === 'keys'}
        onOpen={() => setDialog('keys')}
        onClose={close}
        enabled={settings.keys}
        onToggle={(keys) => changeSettings({ keys })}
      />
    </div>
  )
}

/** Brings an explanation on view when it is revealed. It is told with the toast, in one place: two would be told in any order. */
function ExplanationPlace({ question, revealed }: { question: Question; revealed: boolean }): ReactNode {
  const [wasRevealed] = useState(revealed)
  // The verdict is painted at once; the explanation is longer, and follows.
  const isShown = useDeferredValue(revealed)
  // Focus and scroll position are the browser's. The focus moves before anything is said, which would not be heard.
  useEffect(() => {
    if (revealed && !wasRevealed) blurDisabledChoice()
  }, [revealed, wasRevealed])
  useEffect(() => {
    if (!isShown || wasRevealed) return
    document.querySelector('[data-explanation] h3')?.scrollIntoView({ block: 'nearest' })
  }, [isShown, wasRevealed])
  return isShown && <Explanation question={question} />
}

/** Brings the focus to the button that goes on if the choice that had it is locked. */
function blurDisabledChoice(): void {
  const proceed = document.querySelector('[data-proceed]')
  // Firefox leaves the focus on what was locked, from where no key is heard.
  if (document.activeElement?.matches('body, :disabled') && proceed instanceof HTMLElement)
    proceed.focus({ preventScroll: true })
}

/**
 * Puts the focus on the heading whenever another question comes up, so that reading starts there. Who had begun to
 * answer before the script arrived is led back to that: browsers go to the top of the quiz once the page is whole.
 */
function useHeadingFocus(
  place: string | null,
  question: QuestionId,
): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const begunAt = useRef<HTMLElement>(null)
  // Focus and scroll position are the browser's.
  useEffect(() => {
    const begun = begunAt.current
    begunAt.current = place === null ? document.querySelector('[data-choices] :is(:checked, :focus)') : null
    if (place === null) return
    const isBegun = begun?.isConnected === true
    if (!isBegun) scrollTo({ top: 0, behavior: 'instant' })
    const target = isBegun ? begun : heading.current
    const lead = (): void => target?.focus({ preventScroll: !isBegun })
    lead()
    // A browser that has only just come to #quiz turns to it with its next frame, and the focus is lost.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) lead()
    })
    return () => cancelAnimationFrame(frame)
  }, [place, question])
  return heading
}
