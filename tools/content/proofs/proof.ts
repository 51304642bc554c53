import Fraction from 'fraction.js'
import { valueOfText } from './choice-value.ts'
import { evaluate, isTrue, type Scope } from '../../../src/content/expressions/evaluate.ts'
import {
  areEqual,
  compareValues,
  formatValue,
  toList,
  type Value,
} from '../../../src/content/expressions/value.ts'
import { parseRational } from '../../../src/domain/questions/rational.ts'

/** Names, each with an expression for its possible values. */
type Ranges = Readonly<Record<string, string>>

/** A computation that must give the key. CONTRIBUTING.md explains the forms to authors. */
export type Proof =
  | string
  | Readonly<{ at: Ranges; equals: string; given?: string | undefined }>
  | Readonly<{ choice: string }>
  | Readonly<{ all: Ranges; given?: string | undefined }>
  | Readonly<{ where?: Ranges | undefined; given?: string | undefined; A: string; B: string }>

type ComparedChoice = Readonly<{ text: string; correct?: boolean | undefined; value?: string | undefined }>

/** The parts of a question that its proof is compared with. */
export type ProofInput = Readonly<{
  proof: Proof
  choices?: readonly ComparedChoice[] | undefined
  answer?: string | undefined
}>

/** Returns null if the proof gives exactly the declared key, otherwise a message. */
export function proofProblem({ proof, choices = [], answer = '' }: ProofInput): string | null {
  try {
    if (typeof proof === 'string')
      return choices.length > 0
        ? problemWithChoices(evaluate(proof), choices)
        : problemWithAnswer(proof, answer)
    if (!('A' in proof) && choices.length === 0)
      return 'this form of proof tests choices, but the question has none'
    if ('equals' in proof) return problemWithFormulas(proof, choices)
    if ('choice' in proof)
      return problemWithEachChoice(choices, (choice) =>
        isTrue(proof.choice, new Map([['choice', valueOf(choice)]])),
      )
    if ('all' in proof) {
      const cases = casesOf(proof.all, proof.given)
      return problemWithEachChoice(choices, (choice) =>
        cases.every((scope) => isTrue(choice.value ?? choice.text, scope)),
      )
    }
    return problemWithComparison(proof, answer)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function valueOf({ text, value }: ComparedChoice, scope?: Scope): Value {
  return value === undefined ? valueOfText(text, scope) : evaluate(value, scope)
}

function problemWithChoices(result: Value, choices: readonly ComparedChoice[]): string | null {
  for (const choice of choices) {
    const value = valueOf(choice)
    if (areEqual(value, result) !== (choice.correct === true))
      return `the proof gives ${formatValue(result)}, but the choice "${choice.text}" ${choice.correct ? 'is' : 'is not'} declared correct`
  }
  return null
}

function problemWithAnswer(proof: string, answer: string): string | null {
  const [result, answerValue] = [evaluate(proof), parseRational(answer)]
  if (!answerValue)
    return `the proof gives ${formatValue(result)}, but the answer "${answer}" is not a number`
  return areEqual(result, new Fraction(answerValue.numerator, answerValue.denominator))
    ? null
    : `the proof gives ${formatValue(result)}, but the answer is ${answer}`
}

function problemWithFormulas(
  { at, given, equals }: Readonly<{ at: Ranges; equals: string; given?: string | undefined }>,
  choices: readonly ComparedChoice[],
): string | null {
  const cases = casesOf(at, given)
  return problemWithEachChoice(choices, (choice) =>
    cases.every((scope) => areEqual(valueOf(choice, scope), evaluate(equals, scope))),
  )
}

function problemWithEachChoice(
  choices: readonly ComparedChoice[],
  isRight: (choice: ComparedChoice) => boolean,
): string | null {
  const wrong = choices.find((choice) => isRight(choice) !== (choice.correct === true))
  return wrong ? `by the proof the choice "${wrong.text}" is ${wrong.correct ? 'wrong' : 'right'}` : null
}

function problemWithComparison(
  {
    where = {},
    given,
    A,
    B,
  }: Readonly<{ where?: Ranges | undefined; given?: string | undefined; A: string; B: string }>,
  answer: string,
): string | null {
  const relations = new Set(
    casesOf(where, given).map((scope) => Math.sign(compareValues(evaluate(A, scope), evaluate(B, scope)))),
  )
  const [relation] = relations
  const found = relations.size > 1 ? 'D' : relation === 1 ? 'A' : relation === -1 ? 'B' : 'C'
  return found === answer ? null : `the proof gives ${found}, but the answer is ${answer}`
}

/** All combinations of values that satisfy the condition. */
function casesOf(ranges: Ranges, given?: string): readonly Scope[] {
  const combinations = Object.entries(ranges).reduce<readonly Scope[]>(
    (scopes, [name, range]) =>
      scopes.flatMap((scope) =>
        toList(evaluate(range, scope)).map((value) => new Map([...scope, [name, value]])),
      ),
    [new Map()],
  )
  const cases = given === undefined ? combinations : combinations.filter((scope) => isTrue(given, scope))
  if (cases.length === 0) throw new Error('no case satisfies "given"')
  return cases
}
