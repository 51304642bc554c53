import { useEffect, useState } from 'react'
import { loadQuestions } from '../../content/question-data.ts'
import type { Question, QuestionId } from '../../domain/questions/question.ts'

/** The questions of a quiz: the first comes with the page, the others follow. */
export type LoadedQuestions = Readonly<{
  byId: ReadonlyMap<QuestionId, Question>
  failed: boolean
  retry: () => void
}>

export function useQuestions(first: Question, address: string): LoadedQuestions {
  const [questions, setQuestions] = useState<readonly Question[]>([first])
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  // The other questions are on the server; a page that has gone must not be told of their arrival.
  useEffect(() => {
    let gone = false
    loadQuestions(address).then(
      (loaded) => gone || setQuestions(loaded),
      (error: unknown) => {
        console.warn('The questions could not be loaded.', error)
        if (!gone) setFailedAttempt(attempt)
      },
    )
    return () => {
      gone = true
    }
  }, [address, attempt])
  return {
    byId: new Map(questions.map((question) => [question.id, question])),
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
