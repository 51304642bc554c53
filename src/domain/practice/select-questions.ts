import { latestVerdicts, attemptTime, type AttemptHistory } from '../history/attempt.ts'
import type { Difficulty, QuestionId, QuestionKind } from '../questions/question.ts'
import type { SessionMode } from '../session/module.ts'
import type { SectionName } from '../questions/section.ts'
import { typesOf, type QuestionType } from './question-type.ts'

/** The facts about a question that are known before its file is loaded. */
export type QuestionSummary = Readonly<{
  id: QuestionId
  topic: string
  kind: QuestionKind
  difficulty: Difficulty
  /** The index of its question file in the practice index. */
  fileIndex: number
  /** The id of its passage or data set, if other questions are about it too. */
  stimulus?: string
}>

/** What the learner wants to practice. An empty list means any. */
export type PracticeRequest = Readonly<{
  /** One section, or several to be mixed. */
  sections: readonly SectionName[]
  topics: readonly string[]
  types: readonly QuestionType[]
  difficulties: readonly Difficulty[]
  count: number
  /** Whether the set has a time limit, at the pace of the test. */
  isTimed: boolean
  /** Whether each answer is checked, or none before the end. */
  mode: SessionMode
  /**
   * `new`: never answered questions first. `wrong`: only those whose newest answer was wrong. `marked`: only those
   * marked for later. `all`: no restriction.
   */
  history: 'new' | 'wrong' | 'marked' | 'all'
}>

/** What the learner did: the answers so far, and the questions marked for later. */
export type LearnerRecord = Readonly<{ attempts: AttemptHistory; marked: readonly QuestionId[] }>

/** The questions that match a request, among the listed questions of its sections. */
export function matchingQuestions(
  listed: readonly QuestionSummary[],
  request: PracticeRequest,
  { attempts, marked }: LearnerRecord,
): readonly QuestionSummary[] {
  const verdicts = request.history === 'wrong' ? latestVerdicts(attempts) : null
  const accepts = <T>(wanted: readonly T[], value: T): boolean =>
    wanted.length === 0 || wanted.includes(value)
  return listed.filter(
    (question) =>
      accepts(request.topics, question.topic) &&
      (request.types.length === 0 || typesOf(question).some((type) => request.types.includes(type))) &&
      accepts(request.difficulties, question.difficulty) &&
      (!verdicts || verdicts.get(question.id) === 'wrong') &&
      (request.history !== 'marked' || marked.includes(question.id)),
  )
}

/**
 * Selects `request.count` matching questions and returns them in random order. Unless the request accepts any
 * history, questions never answered are preferred, then those answered longest ago. `random` returns numbers from 0
 * up to 1.
 */
export function selectQuestions(
  listed: readonly QuestionSummary[],
  request: PracticeRequest,
  record: LearnerRecord,
  random: () => number,
): readonly QuestionSummary[] {
  const answerTimes = request.history === 'all' ? new Map() : lastAnswerTimes(record.attempts)
  return selectOldest(matchingQuestions(listed, request, record), request.count, answerTimes, random)
}

/** Selects questions never answered, then those answered longest ago, and returns them in random order. */
export function selectOldest(
  questions: readonly QuestionSummary[],
  count: number,
  answerTimes: ReadonlyMap<QuestionId, number>,
  random: () => number,
): readonly QuestionSummary[] {
  const selected = questions
    .map((question) => ({
      question,
      position: random(),
      answeredAt: answerTimes.get(question.id) ?? -Infinity,
    }))
    .toSorted(byAge)
    .slice(0, count)
  return selected.toSorted((a, b) => a.position - b.position).map(({ question }) => question)
}

type Aged = Readonly<{ answeredAt: number; position: number }>

/** Sorts what was answered longest ago first; the random position decides between equals. */
export function byAge(a: Aged, b: Aged): number {
  return a.answeredAt === b.answeredAt ? a.position - b.position : a.answeredAt - b.answeredAt
}

/** When each question was last answered. Those that never were are left out. */
export function lastAnswerTimes({ entries, asOf }: AttemptHistory): ReadonlyMap<QuestionId, number> {
  const times = new Map<QuestionId, number>()
  for (const attempt of entries) {
    const { question } = attempt
    times.set(question, Math.max(attemptTime(attempt, asOf), times.get(question) ?? -Infinity))
  }
  return times
}
