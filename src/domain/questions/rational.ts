/** A fraction of two integers whose denominator is above zero. */
type Rational = Readonly<{ numerator: bigint; denominator: bigint }>

/**
 * Parses an integer, a decimal, a fraction or a mixed number as people type it: 12, -0.5, .5, 1,200, 1 200, 3/4,
 * 10 1/2, also in the full-width characters of East Asian keyboards. Returns null for anything else.
 */
export function parseRational(text: string): Rational | null {
  const normalized = text
    .trim()
    .replace(/[＋-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−–]/g, '-')
    .replace(/(^|[^\d.,])[1-9]\d{0,2}(,\d{3})+(?![\d,])/g, (groups) => groups.replaceAll(',', ''))
    .replace(/^[+-]?\s*[1-9]\d{0,2}(\s\d{3})+(?=\.|$)/, (groups) => groups.replace(/\s/g, ''))
  const [, sign, whole, dividendText = '', divisorText = '1'] = numberPattern.exec(normalized) ?? []
  const [dividend, divisor] = [parseDecimal(dividendText), parseDecimal(divisorText)]
  if (!dividend || !divisor || divisor.numerator === 0n) return null
  const numerator = dividend.numerator * divisor.denominator
  const denominator = dividend.denominator * divisor.numerator
  // The fraction part of a mixed number must be below one.
  if (whole !== undefined && numerator >= denominator) return null
  return {
    numerator: (sign === '-' ? -1n : 1n) * (BigInt(whole ?? 0) * denominator + numerator),
    denominator,
  }
}

/** Spaces are allowed after the sign, around the slash, and between a whole number and its fraction. */
const numberPattern = /^([+-]?)\s*(?:(\d+)\s+(?=\d+\s*\/\s*\d+$))?(\d*\.?\d*)(?:\s*\/\s*(\d*\.?\d*))?$/

function parseDecimal(text: string): Rational | null {
  if (!/\d/.test(text)) return null
  const [whole = '', fraction = ''] = text.split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Whether two texts are the same number, however each is written. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [parseRational(one), parseRational(other)]
  return a !== null && b !== null && a.numerator * b.denominator === b.numerator * a.denominator
}
