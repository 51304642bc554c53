import { loadQuestions } from '../../../content/questions/load-questions.ts'
import { loadLazyKinds } from '../../../renderer/answer/answer-field.tsx'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import type { Question } from '../../../domain/questions/question.ts'
import type { LoadedQuestions } from '../../../session/run/loaded-questions.ts'
import { useLoaded, type Loaded } from '../../../ui/hooks/use-loaded.ts'

/** The questions of a quiz. The first one is part of the page; the others are loaded from the quiz's file. */
export function useQuestions(first: Question, fileAddress: string): LoadedQuestions {
  return toLoadedQuestions([first], useLoaded(loadQuestions, fileAddress))
}

/** The questions of a practice set. Only the question files that hold them are loaded. */
export function useQuestionFiles(
  summaries: readonly QuestionSummary[],
  fileAddresses: readonly string[],
): LoadedQuestions {
  const needed = [...new Set(summaries.map(({ fileIndex }) => fileAddresses[fileIndex] ?? ''))]
  return toLoadedQuestions([], useLoaded(loadQuestionFiles, needed.join(' ')))
}

/** Loads question files, given as addresses with a space between, and the code that renders rare kinds. */
async function loadQuestionFiles(addresses: string): Promise<readonly Question[]> {
  const [files] = await Promise.all([Promise.all(addresses.split(' ').map(loadQuestions)), loadLazyKinds()])
  return files.flat()
}

function toLoadedQuestions(
  known: readonly Question[],
  { value, failed, retry }: Loaded<readonly Question[]>,
): LoadedQuestions {
  return { byId: new Map((value ?? known).map((question) => [question.id, question])), failed, retry }
}
