import { quizzesOf } from '../../src/domain/questions/question-set.ts'
import { sectionOfQuestion, type SectionName } from '../../src/domain/questions/section.ts'
import type { Item } from './item.ts'

/** The items of a section, and the same by the quizzes that they fill. */
export function bySection(
  items: readonly Item[],
  section: SectionName,
): Readonly<{ own: readonly Item[]; quizzes: readonly (readonly Item[])[] }> {
  const own = items.filter(({ source }) => sectionOfQuestion(source.id) === section)
  const byId = new Map(own.map((item) => [item.source.id, item]))
  const quizzes = quizzesOf(section, [...byId.keys()]).map(({ questionIds }) =>
    questionIds.flatMap((id) => byId.get(id) ?? []),
  )
  return { own, quizzes }
}
