import { evaluate } from '../../../src/content/expressions/evaluate.ts'
import type { Value } from '../../../src/content/expressions/value.ts'

/** The number that a choice's text states: plain or LaTeX, perhaps with a dollar sign, a percent sign or a unit. */
export function valueOfText(text: string, scope?: ReadonlyMap<string, Value>): Value {
  const expression = expressionOf(text)
  try {
    return evaluate(expression, scope)
  } catch {
    throw new Error(`"${text}" does not say its value; give the choice a \`value\``)
  }
}

/** The same as an expression. */
export function expressionOf(text: string): string {
  // Of several formulas none is the value: the text is left whole, and read as no number.
  const [formula = text, ...others] = Array.from(
    text.replace(/\\\$/g, '').matchAll(/\$([^$]+)\$/g),
    (found) => found[1],
  )
  return withoutLatex(others.length > 0 ? text : formula)
    .replace(/^[a-z]\s*=\s*/i, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(?<=[\d)])\s*%/g, '')
    .replace(/^\s*(-?[\d.,/]+)\s+(?!pi\b)[a-z][a-z. -]*$/i, '$1')
    .trim()
}

/** A whole number and a fraction of numbers; an exponent and a decimal are no whole numbers. */
const mixed = /(?<![\d.^_])(\d+(?:,\d{3})*)\s*\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g

function withoutLatex(formula: string): string {
  let text = formula
    .replace(/\\left|\\right|\\displaystyle|\\[,;:! ]|~/g, ' ')
    .replace(/\\text\s*\{[^{}]*\}|\^\{?\\circ\}?|°/g, ' ')
    .replace(/\\%/g, '')
    .replace(/\\\$/g, '')
    .replace(/\{,\}/g, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\pi/g, ' pi ')
    .replace(/\\cdot|\\times/g, '*')
    .replace(/\\le(q)?\b/g, '<=')
    .replace(/\\ge(q)?\b/g, '>=')
    .replace(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replace(/−/g, '-')
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replace(mixed, '($1+$2/$3)')
      .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/g, ' cbrt($1)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/_\s*\{([^{}]*)\}/g, '_$1')
  }
  return text.replace(/\|([^|]+)\|/g, 'abs($1)')
}
