import Fraction from 'fraction.js'
import { valueOfText } from './choice-value.ts'
import { evaluate, holds, type Scope } from '../../../src/content/expressions/evaluate.ts'
import { areEqual, order, show, toList, type Value } from '../../../src/content/expressions/value.ts'
import { parseRational } from '../../../src/domain/scoring/numeric.ts'

/** Names and the values each may take, as expressions. */
type Ranges = Readonly<Record<string, string>>

/** How an author shows by a computation of its own that a key is right. */
export type Proof =
  | string
  | Readonly<{ at: Ranges; equals: string; given?: string | undefined }>
  | Readonly<{ choice: string }>
  | Readonly<{ all: Ranges; given?: string | undefined }>
  | Readonly<{ where?: Ranges | undefined; given?: string | undefined; A: string; B: string }>

type ProvenChoice = Readonly<{ text: string; correct?: boolean | undefined; value?: string | undefined }>

/** What of a question a proof is about. */
export type Proven = Readonly<{
  proof: Proof
  choices?: readonly ProvenChoice[] | undefined
  answer?: string | undefined
}>

/** What a proof finds wrong with the declared key; null where they agree. */
export function faultIn({ proof, choices = [], answer = '' }: Proven): string | null {
  try {
    if (typeof proof === 'string')
      return choices.length > 0 ? faultInChoices(evaluate(proof), choices) : faultInAnswer(proof, answer)
    if (!('A' in proof) && choices.length === 0)
      return 'the proof tries the choices, and this question has none'
    if ('equals' in proof) return faultInExpressions(proof, choices)
    if ('choice' in proof)
      return faultInSet(choices, (choice) => holds(proof.choice, new Map([['choice', valueOf(choice)]])))
    if ('all' in proof) {
      const cases = casesOf(proof.all, proof.given)
      return faultInSet(choices, (choice) =>
        cases.every((scope) => holds(choice.value ?? choice.text, scope)),
      )
    }
    return faultInComparison(proof, answer)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function valueOf({ text, value }: ProvenChoice, scope?: Scope): Value {
  return value === undefined ? valueOfText(text, scope) : evaluate(value, scope)
}

function faultInChoices(proven: Value, choices: readonly ProvenChoice[]): string | null {
  for (const choice of choices) {
    const value = valueOf(choice)
    if (areEqual(value, proven) !== (choice.correct === true))
      return `the proof gives ${show(proven)}, and "${choice.text}" is ${choice.correct ? '' : 'not '}declared right`
  }
  return null
}

function faultInAnswer(proof: string, answer: string): string | null {
  const [proven, read] = [evaluate(proof), parseRational(answer)]
  if (!read) return `the proof gives ${show(proven)}, the answer ${answer} is no number`
  return areEqual(proven, new Fraction(read.numerator, read.denominator))
    ? null
    : `the proof gives ${show(proven)}, the answer is ${answer}`
}

function faultInExpressions(
  { at, given, equals }: Readonly<{ at: Ranges; equals: string; given?: string | undefined }>,
  choices: readonly ProvenChoice[],
): string | null {
  const cases = casesOf(at, given)
  return faultInSet(choices, (choice) =>
    cases.every((scope) => areEqual(valueOf(choice, scope), evaluate(equals, scope))),
  )
}

function faultInSet(
  choices: readonly ProvenChoice[],
  isRight: (choice: ProvenChoice) => boolean,
): string | null {
  const wrong = choices.find((choice) => isRight(choice) !== (choice.correct === true))
  return wrong ? `the proof finds "${wrong.text}" ${wrong.correct ? 'wrong' : 'right'}` : null
}

function faultInComparison(
  {
    where = {},
    given,
    A,
    B,
  }: Readonly<{ where?: Ranges | undefined; given?: string | undefined; A: string; B: string }>,
  answer: string,
): string | null {
  const relations = new Set(
    casesOf(where, given).map((scope) => Math.sign(order(evaluate(A, scope), evaluate(B, scope)))),
  )
  const [relation] = relations
  const found = relations.size > 1 ? 'D' : relation === 1 ? 'A' : relation === -1 ? 'B' : 'C'
  return found === answer ? null : `the proof finds ${found}, the answer is ${answer}`
}

/** Every way of giving the names values that meets the condition. */
function casesOf(ranges: Ranges, given?: string): readonly Scope[] {
  const all = Object.entries(ranges).reduce<readonly Scope[]>(
    (scopes, [name, range]) =>
      scopes.flatMap((scope) =>
        toList(evaluate(range, scope)).map((value) => new Map([...scope, [name, value]])),
      ),
    [new Map()],
  )
  const met = given === undefined ? all : all.filter((scope) => holds(given, scope))
  if (met.length === 0) throw new Error('no case meets what is given')
  return met
}
