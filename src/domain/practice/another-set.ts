import type { AttemptHistory } from '../history/attempt.ts'
import type { QuestionId } from '../questions/question.ts'
import { sectionOfQuestion } from '../questions/section.ts'
import { presetsOf } from './presets.ts'
import { lastAnswerTimes, selectOldest, type QuestionSummary } from './select-questions.ts'
import { nameOfSet } from './set-name.ts'

/**
 * Other questions like those of a set: as many of each topic and kind, new ones first; or another passage or data set.
 * Fewer if the bank has no more.
 */
export function anotherSetLike(
  set: readonly QuestionSummary[],
  listed: readonly QuestionSummary[],
  attempts: AttemptHistory,
  random: () => number,
): readonly QuestionId[] {
  const others = listed.filter(({ id }) => set.every((own) => own.id !== id))
  const isAboutOne = set.length > 1 && set.every(({ stimulus }) => stimulus === (set[0]?.stimulus ?? ''))
  if (isAboutOne) {
    const name = nameOfSet(set)
    return (
      presetsOf({ listed: others, attempts, marked: [] })
        .find(({ title }) => title === name)
        ?.select(random) ?? []
    )
  }
  const answerTimes = lastAnswerTimes(attempts)
  const chosen = [...new Set(set.map(likeness))].flatMap((wanted) => {
    const count = set.filter((own) => likeness(own) === wanted).length
    return selectOldest(
      others.filter((other) => likeness(other) === wanted),
      count,
      answerTimes,
      random,
    )
  })
  // Puts the questions of all topics and kinds in one random order.
  return selectOldest(chosen, chosen.length, new Map(), random).map(({ id }) => id)
}

/** What two questions have in common if one may stand for the other. */
function likeness({ id, topic, kind }: QuestionSummary): string {
  return `${sectionOfQuestion(id)} ${topic} ${kind}`
}
