import { loadQuestions } from '../../../content/questions/load-questions.ts'
import { loadRareKinds } from '../../../renderer/answer/answer-field.tsx'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import type { Question, QuestionId } from '../../../domain/questions/question.ts'
import { useLoaded, type Loaded } from '../../../ui/hooks/use-loaded.ts'

/** The questions of a quiz: the first comes with the page, the others follow. */
export type LoadedQuestions = Readonly<{
  byId: ReadonlyMap<QuestionId, Question>
  failed: boolean
  retry: () => void
}>

export function useQuestions(first: Question, address: string): LoadedQuestions {
  return byId([first], useLoaded(loadQuestions, address))
}

/** The questions of a practice set, from the files that hold them and no others. */
export function useQuestionFiles(
  listed: readonly QuestionSummary[],
  shards: readonly string[],
): LoadedQuestions {
  const wanted = [...new Set(listed.map(({ shard }) => shards[shard] ?? ''))]
  return byId([], useLoaded(loadQuestionFiles, wanted.join(' ')))
}

/** The questions of several files, and what else drawing them takes. */
async function loadQuestionFiles(addresses: string): Promise<readonly Question[]> {
  const [parts] = await Promise.all([Promise.all(addresses.split(' ').map(loadQuestions)), loadRareKinds()])
  return parts.flat()
}

function byId(
  known: readonly Question[],
  { value, failed, retry }: Loaded<readonly Question[]>,
): LoadedQuestions {
  return { byId: new Map((value ?? known).map((question) => [question.id, question])), failed, retry }
}
