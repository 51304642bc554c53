import type { QuestionKind } from '../../domain/questions/question.ts'
import { sectionNames, sectionOfQuestion, type SectionName } from '../../domain/questions/section.ts'
import type { AuthoredQuestion } from '../questions/question-schema.ts'
import type { Review } from './review-schema.ts'

/** How many there are of each, the most first. */
export type Counts<Name extends string = string> = readonly (readonly [name: Name, count: number])[]

/** What a section of the bank holds, and how it came to be trusted. */
export type SectionReport = Readonly<{
  section: SectionName
  count: number
  topics: Counts
  kinds: Counts<QuestionKind>
  difficulties: Counts
  /** How often the right answer of a five-choice question stands first, second and so on. */
  places: readonly number[]
  /** Keys found again by a computation or an enumeration of cases. */
  computed: number
  /** Questions whose key both first solvers found. */
  agreedAtFirst: number
}>

export function reportOn(
  questions: readonly AuthoredQuestion[],
  reviews: readonly Review[],
): readonly SectionReport[] {
  const reviewsById = new Map(reviews.map((review) => [review.id, review]))
  return sectionNames.map((section) => {
    const own = questions.filter(({ id }) => sectionOfQuestion(id) === section)
    const places = own.flatMap((source) => (source.kind === 'single' ? placeOf(source) : []))
    return {
      section,
      count: own.length,
      topics: countBy(own, ({ topic }) => topic),
      kinds: countBy(own, ({ kind }) => kind),
      difficulties: countBy(own, ({ difficulty }) => difficulty),
      places: [0, 1, 2, 3, 4].map((place) => places.filter((found) => found === place).length),
      computed: own.filter((source) => 'proof' in source || 'logic' in source).length,
      agreedAtFirst: own.filter(({ id }) => {
        const review = reviewsById.get(id)
        return review !== undefined && review.agreed === review.solvers
      }).length,
    }
  })
}

function placeOf({ choices }: AuthoredQuestion & { kind: 'single' }): number {
  return choices.findIndex(({ correct }) => correct === true)
}

function countBy<T, Name extends string>(items: readonly T[], nameOf: (item: T) => Name): Counts<Name> {
  const counts = new Map<Name, number>()
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
