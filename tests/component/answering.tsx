import { useState, type ReactNode } from 'react'
import { noAnswer, type Answer, type Question } from '../../src/domain/questions/question.ts'
import { AnswerField } from '../../src/renderer/answer/answer-field.tsx'

type Props = Readonly<{ question: Question; revealed?: boolean; onAnswer?: (answer: Answer) => void }>

/** The field of a question that remembers what is answered, as the screens do. Rare kinds need `loadRareKinds` first. */
export function Answering({ question, revealed = false, onAnswer }: Props): ReactNode {
  const [answer, setAnswer] = useState(noAnswer)
  const keep = (given: Answer): void => {
    setAnswer(given)
    onAnswer?.(given)
  }
  return <AnswerField question={question} answer={answer} revealed={revealed} onAnswer={keep} />
}
