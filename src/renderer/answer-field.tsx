import { lazy, Suspense, type ReactNode } from 'react'
import type { Answer, Question } from '../domain/questions/question.ts'
import { SingleField } from './single.tsx'

/** The numbered quizzes hold one kind only; whoever never meets the others never loads their fields. */
const RareField = lazy(async () => ({ default: (await import('./kinds/rare.tsx')).RareField }))

type Props = Readonly<{
  question: Question
  answer: Answer
  revealed: boolean
  onAnswer?: (answer: Answer) => void
}>

/** Where a question of any kind is answered. */
export function AnswerField({ question, answer, revealed, onAnswer = () => undefined }: Props): ReactNode {
  const given = { answer, revealed, onAnswer }
  return (
    <div data-choices={question.id}>
      {question.kind === 'single' ? (
        <SingleField question={question} {...given} />
      ) : (
        <Suspense>
          <RareField question={question} {...given} />
        </Suspense>
      )}
    </div>
  )
}
