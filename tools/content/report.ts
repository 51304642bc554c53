import { reportOn, type Counts } from '../../src/content/reviews/bank-report.ts'
import { errata, items, reviews } from './content.ts'

/** Prints what the bank holds: counts, balances, and how it was checked. */

const report = reportOn(
  items.map(({ source }) => source),
  reviews.map(({ item }) => item),
)
const line = (name: string, counts: Counts): string =>
  `  ${name.padEnd(13)} ${counts.map(([what, count]) => `${what} ${count}`).join(', ')}`

for (const section of report) {
  console.log(`${section.section}: ${section.count} questions`)
  console.log(line('topics', section.topics))
  console.log(line('kinds', section.kinds))
  console.log(line('difficulty', section.difficulties))
  console.log(
    line(
      'key places',
      section.places.map((count, index) => ['ABCDE'.charAt(index), count] as const),
    ),
  )
  console.log(`  computed      ${section.computed}`)
  console.log(`  agreed first  ${section.agreedAtFirst} of ${section.count}`)
}
console.log(`errata: ${errata.length}`)
