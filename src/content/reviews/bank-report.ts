import type { QuestionKind } from '../../domain/questions/question.ts'
import { sectionNames, sectionOfQuestion, type SectionName } from '../../domain/questions/section.ts'
import type { AuthoredQuestion } from '../questions/question-schema.ts'
import { syllabus } from '../questions/syllabus.ts'
import { ratingsAgree } from './rated-level.ts'
import type { Review } from './review-schema.ts'

/** Counts by name, the largest first. */
export type Counts<Name extends string = string> = readonly (readonly [name: Name, count: number])[]

/** Counts for one section, and how its questions were checked. */
export type SectionReport = Readonly<{
  section: SectionName
  count: number
  topics: Counts
  kinds: Counts<QuestionKind>
  difficulties: Counts
  /** Counts by line of the syllabus, in its order. Only quantitative questions have lines. */
  syllabus: readonly Readonly<{ topic: string; lines: Counts }>[]
  /** How often the key of a five-choice question is the first choice, the second choice and so on. */
  keyPositions: readonly number[]
  /** Questions with a proof or with logic rules. */
  provenCount: number
  /** Questions where all solvers of the first review found the key. */
  agreedAtFirstCount: number
  /** Questions that both ratings give the same label. */
  ratedAlikeCount: number
}>

export function reportOn(
  questions: readonly AuthoredQuestion[],
  reviews: readonly Review[],
): readonly SectionReport[] {
  const reviewsById = new Map(reviews.map((review) => [review.id, review]))
  return sectionNames.map((section) => {
    const inSection = questions.filter(({ id }) => sectionOfQuestion(id) === section)
    const positions = inSection.flatMap((source) => (source.kind === 'single' ? keyPositionOf(source) : []))
    return {
      section,
      count: inSection.length,
      topics: countBy(inSection, ({ topic }) => topic),
      kinds: countBy(inSection, ({ kind }) => kind),
      difficulties: countBy(inSection, ({ difficulty }) => difficulty),
      syllabus: section === 'quantitative' ? countByLine(inSection) : [],
      keyPositions: [0, 1, 2, 3, 4].map((position) => positions.filter((found) => found === position).length),
      provenCount: inSection.filter((source) => 'proof' in source || 'logic' in source).length,
      agreedAtFirstCount: inSection.filter(({ id }) => {
        const review = reviewsById.get(id)
        return review !== undefined && review.agreed === review.solvers
      }).length,
      ratedAlikeCount: inSection.filter(({ id }) => {
        const rated = reviewsById.get(id)?.rated
        return rated !== undefined && ratingsAgree(rated)
      }).length,
    }
  })
}

function countByLine(questions: readonly AuthoredQuestion[]): SectionReport['syllabus'] {
  return Object.entries(syllabus).map(([topic, lines]) => ({
    topic,
    lines: Object.entries(lines).map(([line, name]): [string, number] => [
      name,
      questions.filter((question) => question.topic === topic && question.syllabus === line).length,
    ]),
  }))
}

function keyPositionOf({ choices }: AuthoredQuestion & { kind: 'single' }): number {
  return choices.findIndex(({ correct }) => correct === true)
}

function countBy<T, Name extends string>(items: readonly T[], nameOf: (item: T) => Name): Counts<Name> {
  const counts = new Map<Name, number>()
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
