import type { QuestionId } from '../questions/question.ts'
import { sections, type SectionName } from '../questions/section.ts'
import { tallyOf, type QuestionState, type Tally } from './attempt.ts'

/** The topics of a section's questions. `byNumber` has one digit for each question number: the index of its topic. */
export type SectionTopics = Readonly<{ names: readonly string[]; byNumber: string }>

/** How many questions a topic has, how many of them were answered, and how many were right at the newest answer. */
export type TopicStanding = Tally & Readonly<{ topic: string; total: number }>

export function topicStandings(
  section: SectionName,
  { names, byNumber }: SectionTopics,
  verdicts: ReadonlyMap<QuestionId, QuestionState>,
): readonly TopicStanding[] {
  return names.map((topic, index) => {
    const ids = Array.from(byNumber).flatMap((digit, position) =>
      digit === String(index) ? [`${sections[section].idLetter}${position + 1}`] : [],
    )
    return { topic, total: ids.length, ...tallyOf(ids, verdicts) }
  })
}

/** A space stands for a number that no question has. */
export function sectionTopicsOf(
  questions: readonly Readonly<{ number: number; topic: string }>[],
): SectionTopics {
  const names = [...new Set(questions.map(({ topic }) => topic))]
  const topics = new Map(questions.map(({ number, topic }) => [number, topic]))
  const last = Math.max(0, ...topics.keys())
  const byNumber = Array.from({ length: last }, (_, index) => {
    const topic = topics.get(index + 1)
    return topic === undefined ? ' ' : String(names.indexOf(topic))
  }).join('')
  return { names, byNumber }
}
