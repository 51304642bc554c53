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
  typed: ({ key, unit, mistake }) => ({ key: [key, unit].filter(Boolean).join(' '), mistake }),
}
