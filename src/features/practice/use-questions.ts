import { useEffect, useState } from 'react'
import { loadQuestions } from '../../content/question-data.ts'
import { loadRareKinds } from '../../renderer/answer-field.tsx'
import type { Listed } from '../../domain/practice/pick.ts'
import type { Question, QuestionId } from '../../domain/questions/question.ts'

/** The questions of a quiz: the first comes with the page, the others follow. */
export type LoadedQuestions = Readonly<{
  byId: ReadonlyMap<QuestionId, Question>
  failed: boolean
  retry: () => void
}>

export function useQuestions(first: Question, address: string): LoadedQuestions {
  return useFiles([first], address, nothing)
}

/** The questions of a practice set, from the files that hold them and no others. */
export function useShards(listed: readonly Listed[], shards: readonly string[]): LoadedQuestions {
  const wanted = [...new Set(listed.map(({ shard }) => shards[shard] ?? ''))]
  return useFiles(none, wanted.join(' '), loadRareKinds)
}

const none: readonly Question[] = []
const nothing = (): Promise<void> => Promise.resolve()

/** Questions from some files, beside those known at first; `prepare` gets what else drawing them takes. */
function useFiles(
  known: readonly Question[],
  addresses: string,
  prepare: () => Promise<unknown>,
): LoadedQuestions {
  const [questions, setQuestions] = useState(known)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  // The other questions are on the server; a page that has gone must not be told of their arrival.
  useEffect(() => {
    let gone = false
    const parts = Promise.all(addresses.split(' ').map(loadQuestions))
    Promise.all([parts, prepare()]).then(
      ([loaded]) => gone || setQuestions(loaded.flat()),
      (error: unknown) => {
        console.warn('The questions could not be loaded.', error)
        if (!gone) setFailedAttempt(attempt)
      },
    )
    return () => {
      gone = true
    }
  }, [addresses, attempt, prepare])
  return {
    byId: new Map(questions.map((question) => [question.id, question])),
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
