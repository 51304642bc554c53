import { useEffect, useState } from 'react'
import { loadQuestions } from '../../content/question-data.ts'
import type { Listed } from '../../domain/practice/pick.ts'
import type { Question, QuestionId } from '../../domain/questions/question.ts'

/** The questions of a quiz: the first comes with the page, the others follow. */
export type LoadedQuestions = Readonly<{
  byId: ReadonlyMap<QuestionId, Question>
  failed: boolean
  retry: () => void
}>

export function useQuestions(first: Question, address: string): LoadedQuestions {
  return useFiles([first], address)
}

/** The questions of a practice set, from the files that hold them and no others. */
export function useShards(listed: readonly Listed[], shards: readonly string[]): LoadedQuestions {
  const wanted = [...new Set(listed.map(({ shard }) => shards[shard] ?? ''))]
  return useFiles(none, wanted.join(' '))
}

const none: readonly Question[] = []

function useFiles(known: readonly Question[], addresses: string): LoadedQuestions {
  const [questions, setQuestions] = useState(known)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  // The other questions are on the server; a page that has gone must not be told of their arrival.
  useEffect(() => {
    let gone = false
    Promise.all(addresses.split(' ').map(loadQuestions)).then(
      (loaded) => gone || setQuestions(loaded.flat()),
      (error: unknown) => {
        console.warn('The questions could not be loaded.', error)
        if (!gone) setFailedAttempt(attempt)
      },
    )
    return () => {
      gone = true
    }
  }, [addresses, attempt])
  return {
    byId: new Map(questions.map((question) => [question.id, question])),
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
