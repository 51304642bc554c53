import type { Question, QuestionId } from '../../domain/questions/question.ts'

/** The questions of a session that are loaded so far. */
export type LoadedQuestions = Readonly<{
  byId: ReadonlyMap<QuestionId, Question>
  failed: boolean
  retry: () => void
}>
