import type { Answer } from '../questions/question.ts'

/** A fraction of two whole numbers, its denominator above zero. */
type Rational = Readonly<{ top: bigint; bottom: bigint }>

/**
 * Reads an integer, a decimal or a fraction as somebody would type it: 12, -0.5, .5, 1,200, 3/4. Null for
 * anything else.
 */
export function rationalFrom(text: string): Rational | null {
  const plain = text
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, '')
    .replace(/(\d),(?=\d{3}(\D|$))/g, '$1')
  const [, sign, top = '', bottom] = /^([+-]?)(\d*\.?\d*)(?:\/(\d*\.?\d*))?$/.exec(plain) ?? []
  const above = decimalFrom(top)
  const below = bottom === undefined ? { top: 1n, bottom: 1n } : decimalFrom(bottom)
  if (!above || !below || below.top === 0n) return null
  return { top: (sign === '-' ? -1n : 1n) * above.top * below.bottom, bottom: above.bottom * below.top }
}

function decimalFrom(text: string): Rational | null {
  if (!/\d/.test(text)) return null
  const [whole = '', part = ''] = text.split('.')
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) }
}

/** A number answers; it is right if it equals the key, in whatever form it is written. */
export const numeric = {
  isComplete: ([text = '']: Answer): boolean => rationalFrom(text) !== null,
  isRight: (key: string, [text = '']: Answer): boolean => {
    const [given, right] = [rationalFrom(text), rationalFrom(key)]
    return given !== null && right !== null && given.top * right.bottom === right.top * given.bottom
  },
}
