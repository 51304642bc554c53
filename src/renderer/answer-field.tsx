import { lazy, Suspense, type ReactNode } from 'react'
import type { Answer, Question } from '../domain/questions/question.ts'
import { SingleField } from './single.tsx'

type Fields = typeof import('./kinds/rare.tsx')

let loaded: Fields | null = null

/** Gets the fields of the rarer kinds, so that they are drawn without delay. */
export async function loadRareKinds(): Promise<Fields> {
  loaded ??= await import('./kinds/rare.tsx')
  return loaded
}

/** The numbered quizzes hold one kind only; whoever never meets the others never loads their fields. */
const LazyField = lazy(async () => ({ default: (await loadRareKinds()).RareField }))

type Props = Readonly<{
  question: Question
  answer: Answer
  revealed: boolean
  onAnswer?: (answer: Answer) => void
}>

/** Where a question of any kind is answered. */
export function AnswerField({ question, answer, revealed, onAnswer = () => undefined }: Props): ReactNode {
  const given = { answer, revealed, onAnswer }
  const RareField = loaded?.RareField ?? LazyField
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
