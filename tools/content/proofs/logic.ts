import Fraction from 'fraction.js'
import { holds, evaluate, type Scope } from '../../../src/content/expressions/evaluate.ts'
import { permutationsOf } from '../../../src/content/expressions/arrangements.ts'
import { areEqual, type Value } from '../../../src/content/expressions/value.ts'

/** The setting of a logic question, its rules, and what is asked. */
export type Logic = Readonly<{
  order?: readonly string[] | undefined
  groups?: Readonly<{ of: readonly string[]; into: readonly string[] }> | undefined
  choose?: Readonly<{ from: readonly string[] }> | undefined
  facts?: Readonly<Record<string, 'bool'>> | undefined
  rules: readonly string[]
  given?: readonly string[] | undefined
  ask: 'must' | 'could' | 'cannot' | 'exactly' | 'count'
  /** Whose places are counted. */
  of?: string | undefined
}>

type TestedChoice = Readonly<{
  text: string
  correct?: boolean | undefined
  test?: string | undefined
  value?: string | undefined
}>

/** What enumeration finds wrong with the declared key; null where exactly the key follows. */
export function faultInLogic(logic: Logic, choices: readonly TestedChoice[]): string | null {
  try {
    const scopes = worldsOf(logic).filter((scope) =>
      [...logic.rules, ...(logic.given ?? [])].every((rule) => holds(rule, scope)),
    )
    if (scopes.length === 0) return 'no arrangement meets the rules'
    if (scopes.length === 1 && logic.ask !== 'count' && logic.ask !== 'must')
      return 'only one arrangement meets the rules'
    const wrong = choices.find((choice) => answers(logic, scopes, choice) !== (choice.correct === true))
    return wrong
      ? `enumeration finds "${wrong.text}" ${wrong.correct ? 'wrong' : 'right'} (${scopes.length} arrangements)`
      : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function answers(logic: Logic, scopes: readonly Scope[], choice: TestedChoice): boolean {
  if (logic.ask === 'count') {
    const counted = countedIn(logic)
    const places = new Set(scopes.map((scope) => String(scope.get(counted))))
    return areEqual(evaluate(choice.value ?? choice.text), new Fraction(places.size))
  }
  const { test } = choice
  if (test === undefined) throw new Error(`"${choice.text}" has no test`)
  const met = scopes.filter((scope) => holds(test, scope)).length
  if (logic.ask === 'must') return met === scopes.length
  if (logic.ask === 'could') return met > 0
  return logic.ask === 'cannot' ? met === 0 : met === 1
}

/** The one whose places are counted. */
function countedIn(logic: Logic): string {
  const names = namesIn(logic)
  const counted = names.find((name) => name === logic.of)
  if (counted === undefined) throw new Error(`count needs an "of" that names one of ${names.join(', ')}`)
  return counted
}

/** Those that are placed, chosen, true or false. */
function namesIn({ order, groups, choose, facts }: Logic): readonly string[] {
  return order ?? groups?.of ?? choose?.from ?? Object.keys(facts ?? {})
}

/** Every arrangement there is before any rule. */
function worldsOf(logic: Logic): readonly Scope[] {
  const { order, groups } = logic
  if (order) {
    const places = order.map((_, index) => new Fraction(index + 1))
    return permutationsOf(places).map((arrangement) => scopeOf(order, arrangement))
  }
  if (groups) {
    return assignments(groups.of.length, groups.into).map((into) => {
      const size = (...given: readonly Value[]): Value =>
        new Fraction(into.filter((group) => given[0] !== undefined && areEqual(group, given[0])).length)
      return new Map<string, Value>([
        ...scopeOf(groups.of, into),
        ...groups.into.map((name) => [name, name] as const),
        ['size', size],
      ])
    })
  }
  const names = namesIn(logic)
  return assignments(names.length, [true, false]).map(
    (taken) =>
      new Map<string, Value>([
        ...scopeOf(names, taken),
        ['chosen', new Fraction(taken.filter(Boolean).length)],
      ]),
  )
}

function scopeOf(names: readonly string[], values: readonly Value[]): ReadonlyMap<string, Value> {
  return new Map(names.map((name, index) => [name, values[index] ?? NaN]))
}

function assignments<T>(count: number, values: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: count }).reduce<readonly (readonly T[])[]>(
    (rows) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
}
