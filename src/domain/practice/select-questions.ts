import { latestVerdicts, momentOf, type AttemptHistory } from '../history/attempt.ts'
import type { Difficulty, QuestionId, QuestionKind } from '../questions/question.ts'
import type { SectionName } from '../questions/section.ts'

/** What is known of a question before it is loaded. */
export type QuestionSummary = Readonly<{
  id: QuestionId
  topic: string
  kind: QuestionKind
  difficulty: Difficulty
  /** Which file holds it. */
  shard: number
}>

/** What somebody wants to practice. An empty list leaves that open. */
export type PracticeRequest = Readonly<{
  section: SectionName
  topics: readonly string[]
  kinds: readonly QuestionKind[]
  difficulties: readonly Difficulty[]
  count: number
  /** At the pace of the test, or without a limit. */
  isTimed: boolean
  /** Those never answered here before the others, those alone whose last answer was wrong, or any. */
  history: 'new' | 'wrong' | 'all'
}>

/** The questions that fit a wish, of those of its section. */
export function matchingQuestions(
  listed: readonly QuestionSummary[],
  wish: PracticeRequest,
  attempts: AttemptHistory,
): readonly QuestionSummary[] {
  const verdicts = wish.history === 'wrong' ? latestVerdicts(attempts) : null
  const wants = <T>(wanted: readonly T[], found: T): boolean => wanted.length === 0 || wanted.includes(found)
  return listed.filter(
    ({ id, topic, kind, difficulty }) =>
      wants(wish.topics, topic) &&
      wants(wish.kinds, kind) &&
      wants(wish.difficulties, difficulty) &&
      (!verdicts || verdicts.get(id) === 'wrong'),
  )
}

/**
 * As many as were wished for, by lot. Unless any will do, those never answered come first, then those answered
 * longest ago. `chance` gives numbers from 0 up to 1.
 */
export function selectQuestions(
  listed: readonly QuestionSummary[],
  wish: PracticeRequest,
  attempts: AttemptHistory,
  chance: () => number,
): readonly QuestionSummary[] {
  const last = lastAnswered(attempts)
  const drawn = matchingQuestions(listed, wish, attempts)
    .map((item) => ({
      item,
      lot: chance(),
      seen: wish.history === 'all' ? 0 : (last.get(item.id) ?? -Infinity),
    }))
    .toSorted((a, b) => (a.seen === b.seen ? a.lot - b.lot : a.seen - b.seen))
    .slice(0, wish.count)
  return drawn.toSorted((a, b) => a.lot - b.lot).map(({ item }) => item)
}

function lastAnswered({ entries, asOf }: AttemptHistory): ReadonlyMap<QuestionId, number> {
  const last = new Map<QuestionId, number>()
  for (const attempt of entries) {
    const { question } = attempt
    last.set(question, Math.max(momentOf(attempt, asOf), last.get(question) ?? -Infinity))
  }
  return last
}
