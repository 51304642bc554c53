import type { Erratum, Review } from '../../../src/content/reviews/review-schema.ts'
import type { Filed } from '../../../src/content/yaml/read-yaml-lists.ts'
import { finding, type Finding, type Item } from '../item.ts'

/** No question is served that two who did not write it have not solved to its key. */
export function checkReviews(items: readonly Item[], reviews: readonly Filed<Review>[]): readonly Finding[] {
  const byId = new Map(reviews.map(({ item }) => [item.id, item]))
  const unsolved = items.flatMap((item) => {
    const review = byId.get(item.source.id)
    if (!review) return [finding(item, 'was not solved blind by anybody')]
    const { solvers, agreed } = review.mended ?? review
    if (agreed < 2) return [finding(item, `was solved to its key by ${agreed} only`)]
    return agreed < solvers
      ? [finding(item, `${solvers - agreed} of ${solvers} solvers found another answer`)]
      : []
  })
  const known = new Set(items.map(({ source }) => source.id))
  const stray = reviews.filter(({ item }) => !known.has(item.id))
  const twice = reviews.filter(
    ({ item }, index) => reviews.findIndex((other) => other.item.id === item.id) !== index,
  )
  return [
    ...unsolved,
    ...stray.map(({ file, item }) => ({ file, id: item.id, rule: 'there is no such question' })),
    ...twice.map(({ file, item }) => ({ file, id: item.id, rule: 'stands here twice' })),
  ]
}

/** Every error that is told of was one of a question that is served, or was. */
export function checkErrata(errata: readonly Filed<Erratum>[], ids: readonly string[]): readonly Finding[] {
  return errata
    .filter(({ item }) => !ids.includes(item.id))
    .map(({ file, item }) => ({ file, id: item.id, rule: 'there is no such question' }))
}
