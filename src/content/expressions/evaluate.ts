import Fraction from 'fraction.js'
import {
  create,
  isAccessorNode,
  isArrayNode,
  isAssignmentNode,
  isBlockNode,
  isConditionalNode,
  isConstantNode,
  isFunctionAssignmentNode,
  isFunctionNode,
  isIndexNode,
  isOperatorNode,
  isParenthesisNode,
  isRangeNode,
  isRelationalNode,
  isSymbolNode,
  parseDependencies,
  type MathNode,
} from 'mathjs'
import { functions } from './functions.ts'
import { compare, operate, operateOnOne, rangeOf } from './operators.ts'
import { show, toBoolean, toCallable, toInteger, toList, type Value } from './value.ts'

/** Names and what they stand for. */
export type Scope = ReadonlyMap<string, Value>

const { parse } = create(parseDependencies ?? {})
const parsed = new Map<string, MathNode>()
const numbers = new Map<number, Fraction>()

/** Works out an expression with exact rational numbers; throws a sentence where it cannot. */
export function evaluate(expression: string, scope: Scope = new Map()): Value {
  let node = parsed.get(expression)
  if (!node) {
    node = parse(expression)
    parsed.set(expression, node)
  }
  return valueOf(node, new Map(scope))
}

export function holds(condition: string, scope: Scope): boolean {
  return toBoolean(evaluate(condition, scope))
}

function valueOf(node: MathNode, scope: Map<string, Value>): Value {
  const of = (part: MathNode): Value => valueOf(part, scope)
  if (isConstantNode(node)) return constant(node.value)
  if (isParenthesisNode(node)) return of(node.content)
  if (isSymbolNode(node)) return named(node.name, scope)
  if (isOperatorNode(node)) return operation(node.fn, node.args, of)
  if (isRelationalNode(node)) return isChain(node.conditionals, node.params.map(of))
  if (isFunctionNode(node)) return toCallable(of(node.fn))(...node.args.map(of))
  if (isArrayNode(node)) return node.items.map(of)
  if (isRangeNode(node))
    return rangeOf(of(node.start), of(node.end), node.step ? of(node.step) : new Fraction(1))
  if (isAccessorNode(node)) return itemAt(toList(of(node.object)), placesOf(node.index).map(of))
  if (isConditionalNode(node)) return of(toBoolean(of(node.condition)) ? node.trueExpr : node.falseExpr)
  if (isBlockNode(node)) return node.blocks.map((block) => of(block.node)).at(-1) ?? NaN
  if (isAssignmentNode(node) && isSymbolNode(node.object)) {
    const value = of(node.value)
    scope.set(node.object.name, value)
    return value
  }
  if (isFunctionAssignmentNode(node)) {
    const callable = (...inputs: readonly Value[]): Value => {
      const inner = new Map(scope)
      node.params.forEach((name, index) => inner.set(name, inputs[index] ?? NaN))
      return valueOf(node.expr, inner)
    }
    scope.set(node.name, callable)
    return callable
  }
  throw new Error(`"${node.toString()}" is not something a proof may say`)
}

function constant(value: unknown): Value {
  if (typeof value === 'number') {
    const known = numbers.get(value) ?? exactly(value)
    numbers.set(value, known)
    return known
  }
  if (typeof value === 'boolean' || typeof value === 'string') return value
  throw new Error(`${String(value)} is no number`)
}

function exactly(value: number): Fraction {
  if (value > Number.MAX_SAFE_INTEGER)
    throw new Error(`${value} is too long to be read exactly; a proof says it as a power or a sum`)
  return new Fraction(String(value))
}

function named(name: string, scope: Scope): Value {
  const value = scope.get(name) ?? (name === 'pi' ? Math.PI : functions[name])
  if (value === undefined) throw new Error(`Nothing is called ${name}`)
  return value
}

function operation(name: string, parts: readonly MathNode[], of: (part: MathNode) => Value): Value {
  const [left, right] = parts
  if (!left) throw new Error(`"${name}" lacks a part`)
  if (!right) return operateOnOne(name, of(left))
  if (name === 'and') return toBoolean(of(left)) && toBoolean(of(right))
  if (name === 'or') return toBoolean(of(left)) || toBoolean(of(right))
  return operate(name, of(left), of(right))
}

/** Whether every two neighbors compare as the sign between them says: 1 < 2 < 3. */
function isChain(names: readonly string[], values: readonly Value[]): boolean {
  return names.every((name, index) => {
    const [left, right] = [values[index], values[index + 1]]
    return left !== undefined && right !== undefined && compare(name, left, right)
  })
}

function placesOf(index: MathNode): readonly MathNode[] {
  return isIndexNode(index) ? index.dimensions : []
}

function itemAt(list: readonly Value[], places: readonly Value[]): Value {
  const [place] = places
  const item = place === undefined ? undefined : list[toInteger(place) - 1]
  if (item === undefined) throw new Error(`A list has no place ${places.map(show).join()}`)
  return item
}
