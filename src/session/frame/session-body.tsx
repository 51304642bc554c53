import { useEffect, useRef, type ReactNode } from 'react'
import { choosesFromPassage } from '../../domain/questions/kinds/kinds.ts'
import type { Answer, Question, QuestionKind } from '../../domain/questions/question.ts'
import { QuestionStimulus, QuestionText } from '../../renderer/question-stem.tsx'
import styles from './session-body.module.css'

type Props = Readonly<{
  question: Question
  answer: Answer
  /** Whether the answer was checked. */
  revealed?: boolean
  /** The answer field. */
  children: ReactNode
  explanation?: ReactNode
}>

/** Without a passage or figure beside it, a question has this layout. The other kinds split the width. */
const layouts: Readonly<Partial<Record<QuestionKind, 'wide'>>> = { blanks: 'wide', sentence: 'wide' }

/**
 * A question, its answer field and its explanation. On a wide screen a passage or figure stands beside the question.
 * Without one the choices stand beside the text, and the explanation appears below the text, so that it is seen at once.
 */
export function SessionBody({ question, answer, revealed = false, children, explanation }: Props): ReactNode {
  const hasStimulus = question.stimulus !== null && !choosesFromPassage(question)
  const layout = hasStimulus ? 'stimulus' : (layouts[question.kind] ?? 'split')
  return (
    <div className={styles['body']} data-layout={layout}>
      {hasStimulus && (
        <ScrollArea key={question.stimulus.id}>
          <QuestionStimulus question={question} />
        </ScrollArea>
      )}
      <div>
        <QuestionText question={question} answer={answer} revealed={revealed} />
      </div>
      <div className={styles['answer']}>{children}</div>
      <div>{explanation}</div>
    </div>
  )
}

/** Scrolls on its own if it is taller than the screen. Only then can it be focused, so that the arrow keys scroll it. */
function ScrollArea({ children }: { children: ReactNode }): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  // Observes the browser's layout.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { target } = entry
      if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    })
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={area} className={styles['stimulus']}>
      {children}
    </div>
  )
}
