import { quizzesOf } from '../../src/domain/questions/question-set.ts'
import { sectionOfQuestion, type SectionName } from '../../src/domain/questions/section.ts'
import type { Item } from './item.ts'

/** The items of a section, and the items of each of its quizzes. */
export function bySection(
  items: readonly Item[],
  section: SectionName,
): Readonly<{ inSection: readonly Item[]; quizzes: readonly (readonly Item[])[] }> {
  const inSection = items.filter(({ source }) => sectionOfQuestion(source.id) === section)
  const byId = new Map(inSection.map((item) => [item.source.id, item]))
  const quizzes = quizzesOf(section, [...byId.keys()]).map(({ questionIds }) =>
    questionIds.flatMap((id) => byId.get(id) ?? []),
  )
  return { inSection, quizzes }
}
