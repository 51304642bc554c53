import { finding, shareOf, type Finding, type Item } from '../item.ts'

const completions: ReadonlySet<string> = new Set(['text-completion', 'sentence-equivalence'])

/**
 * What makes the bank like the test, and teach. Most completions hide their clue in the logic of the sentence, not in a
 * paraphrase after a colon. In comparisons "cannot be determined" is right at least as often as "equal". Every explanation
 * ends with a sentence to remember.
 */
export function checkLikeness(items: readonly Item[]): readonly Finding[] {
  const withoutTakeaway = items
    .filter(({ source }) => source.takeaway === undefined)
    .map((item) => finding(item, 'has no takeaway, the sentence to remember'))
  const own = items.filter(({ source }) => completions.has(source.topic))
  const withColon = shareOf(own, ({ source }) => /[:;]/.test(source.text ?? ''))
  const keys = items.flatMap(({ source }) => (source.kind === 'comparison' ? source.answer : []))
  const countOf = (key: string): number => keys.filter((other) => other === key).length
  const rules: (readonly [file: string, rule: string])[] = []
  if (withColon > 1 / 3)
    rules.push([
      'verbal',
      `${Math.round(100 * withColon)}% of completions have a colon or semicolon; a third may`,
    ])
  if (countOf('D') < countOf('C'))
    rules.push(['quantitative', `D is the key of ${countOf('D')} comparisons and C of ${countOf('C')}`])
  return [
    ...withoutTakeaway,
    ...rules.map(([section, rule]) => ({ file: `content/questions/${section}`, id: section, rule })),
  ]
}
