import * as v from 'valibot'
import { readStoredCalculator, storeCalculator } from '../../../storage/tests/stored-calculator.ts'
import { newCalculator, type Calculator } from './calculator.ts'

/** The calculator of the section that runs: it stays as it is from question to question, and over a reload. */

const number = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))

const keptFormat = v.object({
  /** The session and the section. */
  place: v.string(),
  isOpen: v.boolean(),
  calculator: v.object({
    values: v.array(number),
    operators: v.array(v.picklist(['+', '−', '×', '÷', '('])),
    entry: number,
    typed: v.nullable(v.pipe(v.string(), v.regex(/^\d+\.?\d*$/))),
    isOperand: v.boolean(),
    memory: number,
    isError: v.boolean(),
  }),
})

type Kept = v.InferOutput<typeof keptFormat>

let kept: Kept | null = null
const subscribers = new Set<() => void>()

export function calculatorOf(place: string): Calculator {
  return keptAt(place)?.calculator ?? newCalculator
}

export function isCalculatorOpen(place: string): boolean {
  return keptAt(place)?.isOpen ?? false
}

export function keepCalculator(place: string, calculator: Calculator, isOpen: boolean): void {
  const { values, operators, ...rest } = calculator
  kept = { place, isOpen, calculator: { ...rest, values: [...values], operators: [...operators] } }
  storeCalculator(JSON.stringify(kept))
  for (const subscriber of subscribers) subscriber()
}

export function onCalculatorChange(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

/** What is kept for this section, on this page or since before a reload. */
function keptAt(place: string): Kept | null {
  kept ??= parseKept(readStoredCalculator())
  return kept?.place === place ? kept : null
}

function parseKept(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return v.is(keptFormat, value) ? value : null
  } catch {
    return null
  }
}
