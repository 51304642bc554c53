import Fraction from 'fraction.js'
import { isTrue, evaluate, type Scope } from '../../../src/content/expressions/evaluate.ts'
import { permutationsOf } from '../../../src/content/expressions/arrangements.ts'
import { areEqual, type Value } from '../../../src/content/expressions/value.ts'

/** A logic question for the computer: its setting, its rules, and what is asked. */
export type Logic = Readonly<{
  order?: readonly string[] | undefined
  groups?: Readonly<{ of: readonly string[]; into: readonly string[] }> | undefined
  choose?: Readonly<{ from: readonly string[] }> | undefined
  facts?: Readonly<Record<string, 'bool'>> | undefined
  rules: readonly string[]
  given?: readonly string[] | undefined
  ask: 'must' | 'could' | 'cannot' | 'exactly' | 'count'
  /** For ask: count, the name whose possible values are counted. */
  of?: string | undefined
}>

type TestedChoice = Readonly<{
  text: string
  correct?: boolean | undefined
  test?: string | undefined
  value?: string | undefined
}>

/** Goes through all cases. Returns null if exactly the declared key is correct, otherwise a message. */
export function logicProblem(logic: Logic, choices: readonly TestedChoice[]): string | null {
  try {
    const scopes = allCases(logic).filter((scope) =>
      [...logic.rules, ...(logic.given ?? [])].every((rule) => isTrue(rule, scope)),
    )
    if (scopes.length === 0) return 'no case satisfies all rules'
    if (scopes.length === 1 && logic.ask !== 'count' && logic.ask !== 'must')
      return 'only one case satisfies all rules, so nothing is left to ask'
    const wrong = choices.find(
      (choice) => isCorrectChoice(logic, scopes, choice) !== (choice.correct === true),
    )
    return wrong
      ? `by the rules the choice "${wrong.text}" is ${wrong.correct ? 'wrong' : 'right'} (${scopes.length} cases)`
      : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isCorrectChoice(logic: Logic, scopes: readonly Scope[], choice: TestedChoice): boolean {
  if (logic.ask === 'count') {
    const name = countedName(logic)
    const values = new Set(scopes.map((scope) => String(scope.get(name))))
    return areEqual(evaluate(choice.value ?? choice.text), new Fraction(values.size))
  }
  const { test } = choice
  if (test === undefined) throw new Error(`the choice "${choice.text}" has no test`)
  const trueCount = scopes.filter((scope) => isTrue(test, scope)).length
  if (logic.ask === 'must') return trueCount === scopes.length
  if (logic.ask === 'could') return trueCount > 0
  return logic.ask === 'cannot' ? trueCount === 0 : trueCount === 1
}

function countedName(logic: Logic): string {
  const names = namesIn(logic)
  const name = names.find((candidate) => candidate === logic.of)
  if (name === undefined) throw new Error(`count needs an "of" that names one of ${names.join(', ')}`)
  return name
}

/** The names that get a position, a group, or true or false in each case. */
function namesIn({ order, groups, choose, facts }: Logic): readonly string[] {
  return order ?? groups?.of ?? choose?.from ?? Object.keys(facts ?? {})
}

/** All cases of the setting before the rules are applied. */
function allCases(logic: Logic): readonly Scope[] {
  const { order, groups } = logic
  if (order) {
    const positions = order.map((_, index) => new Fraction(index + 1))
    return permutationsOf(positions).map((arrangement) => scopeOf(order, arrangement))
  }
  if (groups) {
    return assignments(groups.of.length, groups.into).map((groupOfEach) => {
      const size = (...inputs: readonly Value[]): Value =>
        new Fraction(
          groupOfEach.filter((group) => inputs[0] !== undefined && areEqual(group, inputs[0])).length,
        )
      return new Map<string, Value>([
        ...scopeOf(groups.of, groupOfEach),
        ...groups.into.map((name) => [name, name] as const),
        ['size', size],
      ])
    })
  }
  const names = namesIn(logic)
  return assignments(names.length, [true, false]).map(
    (isChosen) =>
      new Map<string, Value>([
        ...scopeOf(names, isChosen),
        ['chosen', new Fraction(isChosen.filter(Boolean).length)],
      ]),
  )
}

function scopeOf(names: readonly string[], values: readonly Value[]): ReadonlyMap<string, Value> {
  return new Map(names.map((name, index) => [name, values[index] ?? NaN]))
}

/** All ways to give each of `count` names one of the values. */
function assignments<T>(count: number, values: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: count }).reduce<readonly (readonly T[])[]>(
    (rows) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
}
