import { isSameNumber, parseRational } from '../rational.ts'
import type { KindRules } from './kind-rules.ts'

/** Numeric entry. Every way of writing the key's number is right. */
export const numeric: KindRules<'numeric'> = {
  name: 'Numeric entry',
  choiceGroups: () => [],
  missing: (_, [text = '']) => {
    if (text.trim() === '') return 'Type a number'
    return parseRational(text) ? null : 'Not a number yet'
  },
  isRight: ({ key }, [text = '']) => isSameNumber(text, key),
  typed: ({ key, unit, mistake }) => ({ key: withUnit(key, unit), mistake }),
}

/** A number with its unit as Americans write it: $8.10, 25%, 7 meters. */
function withUnit(number: string, unit: string | null): string {
  if (unit === '$') return unit + number
  return `${number}${unit === null || unit === '%' ? '' : ' '}${unit ?? ''}`
}
