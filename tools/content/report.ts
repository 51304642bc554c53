import { reportOn, type Counts } from '../../src/content/reviews/bank-report.ts'
import { errata, items, reviews } from './content.ts'

/** Prints counts of the question bank by section: topics, kinds, difficulties, key positions, proofs and reviews. */

const report = reportOn(
  items.map(({ source }) => source),
  reviews.map(({ item }) => item),
)
const line = (name: string, counts: Counts): string =>
  `  ${name.padEnd(13)} ${counts.map(([label, count]) => `${label} ${count}`).join(', ')}`

for (const section of report) {
  console.log(`${section.section}: ${section.count} questions`)
  console.log(line('topics', section.topics))
  console.log(line('kinds', section.kinds))
  console.log(line('difficulty', section.difficulties))
  console.log(
    line(
      'key positions',
      section.keyPositions.map((count, index) => ['ABCDE'.charAt(index), count] as const),
    ),
  )
  console.log(`  proven        ${section.provenCount}`)
  console.log(`  all agreed    ${section.agreedAtFirstCount} of ${section.count}`)
  console.log(`  rated alike   ${section.ratedAlikeCount} of ${section.count}`)
}
console.log(`errata: ${errata.length}`)
