import type { Answer } from '../questions/question.ts'

/** A fraction of two whole numbers, its denominator above zero. */
type Rational = Readonly<{ top: bigint; bottom: bigint }>

/**
 * Reads an integer, a decimal, a fraction or a mixed number as somebody would type it: 12, -0.5, .5, 1,200,
 * 1 200, 3/4, 10 1/2, also in the wide digits of East Asian keyboards. Null for anything else.
 */
export function rationalFrom(text: string): Rational | null {
  const plain = text
    .trim()
    .replace(/[＋-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−–]/g, '-')
    .replace(/(^|[^\d.,])[1-9]\d{0,2}(,\d{3})+(?![\d,])/g, (groups) => groups.replaceAll(',', ''))
    .replace(/^[+-]?\s*[1-9]\d{0,2}(\s\d{3})+(?=\.|$)/, (groups) => groups.replace(/\s/g, ''))
  const [, sign, whole, above = '', below = '1'] = form.exec(plain) ?? []
  const [over, under] = [decimalFrom(above), decimalFrom(below)]
  if (!over || !under || under.top === 0n) return null
  const [top, bottom] = [over.top * under.bottom, over.bottom * under.top]
  if (whole !== undefined && top >= bottom) return null
  return { top: (sign === '-' ? -1n : 1n) * (BigInt(whole ?? 0) * bottom + top), bottom }
}

/** A space stands after a sign, around the stroke, or between a whole number and its fraction. */
const form = /^([+-]?)\s*(?:(\d+)\s+(?=\d+\s*\/\s*\d+$))?(\d*\.?\d*)(?:\s*\/\s*(\d*\.?\d*))?$/

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
