import { evaluate } from '../../../src/content/expressions/evaluate.ts'
import type { Value } from '../../../src/content/expressions/value.ts'

/** Reads the number in a choice: plain or LaTeX, perhaps with a dollar sign, a percent sign or a unit. */
export function valueOfText(text: string, scope?: ReadonlyMap<string, Value>): Value {
  const expression = expressionOf(text)
  try {
    return evaluate(expression, scope)
  } catch {
    throw new Error(
      `the value of the choice "${text}" cannot be read from its text; add a \`value\` to the choice`,
    )
  }
}

/** Turns the text of a choice into an expression that evaluate() understands. */
export function expressionOf(text: string): string {
  // With several formulas, none of them is the value. The whole text is kept, so that reading it as a number fails.
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

/** A mixed number such as 2\frac{1}{3}, but not an exponent or a decimal before a fraction. */
const mixedNumber = /(?<![\d.^_])(\d+(?:,\d{3})*)\s*\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g

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
      .replace(mixedNumber, '($1+$2/$3)')
      .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/g, ' cbrt($1)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/_\s*\{([^{}]*)\}/g, '_$1')
  }
  return text.replace(/\|([^|]+)\|/g, 'abs($1)')
}
