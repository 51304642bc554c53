import type { Erratum, Review } from '../../../src/content/reviews/review-schema.ts'
import type { ItemInFile } from '../../../src/content/yaml/read-yaml-lists.ts'
import { levelOf } from '../../../src/content/reviews/rated-level.ts'
import { finding, type Finding, type Item } from '../item.ts'

/**
 * At least two solvers who did not write a question must have found its key, and nobody another answer. Questions that are
 * not served yet may have reviews too, even if they lack one.
 */
export function checkReviews(
  items: readonly Item[],
  reviews: readonly ItemInFile<Review>[],
  notServed: readonly Item[] = [],
): readonly Finding[] {
  const byId = new Map(reviews.map(({ item }) => [item.id, item]))
  const unreviewed = items.flatMap((item) => {
    const review = byId.get(item.source.id)
    if (!review) return [finding(item, 'has no review; it must be solved twice without its key')]
    const { solvers, agreed } = review.mended ?? review
    if (agreed < 2)
      return [finding(item, `the key was found by ${agreed} of ${solvers} solvers; at least 2 must find it`)]
    return agreed < solvers
      ? [
          finding(
            item,
            `${solvers - agreed} of ${solvers} solvers found another answer; rewrite or drop the question`,
          ),
        ]
      : []
  })
  const known = new Set([...items, ...notServed].map(({ source }) => source.id))
  const withoutQuestion = reviews.filter(({ item }) => !known.has(item.id))
  const repeated = reviews.filter(
    ({ item }, index) => reviews.findIndex((other) => other.item.id === item.id) !== index,
  )
  return [
    ...unreviewed,
    ...withoutQuestion.map(({ file, item }) => ({
      file,
      id: item.id,
      rule: 'there is no question with this id',
    })),
    ...repeated.map(({ file, item }) => ({
      file,
      id: item.id,
      rule: 'has two reviews; use "mended" for the second',
    })),
  ]
}

/** A question has the label that its two ratings give it. */
export function checkLabels(
  items: readonly Item[],
  reviews: readonly ItemInFile<Review>[],
): readonly Finding[] {
  const byId = new Map(reviews.map(({ item }) => [item.id, item]))
  return items.flatMap((item) => {
    const rated = byId.get(item.source.id)?.rated
    if (rated === undefined)
      return [finding(item, 'has no ratings; two solvers must estimate how hard it is')]
    const level = levelOf(rated)
    return level === item.source.difficulty
      ? []
      : [finding(item, `is labeled ${item.source.difficulty}, but its ratings make it ${level}`)]
  })
}

/** Every erratum must name a question that exists or that was retired. */
export function checkErrata(
  errata: readonly ItemInFile<Erratum>[],
  ids: readonly string[],
): readonly Finding[] {
  return errata
    .filter(({ item }) => !ids.includes(item.id))
    .map(({ file, item }) => ({ file, id: item.id, rule: 'there is no question with this id' }))
}
