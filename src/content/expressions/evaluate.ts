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
import { applyComparison, applyOperator, applyUnaryOperator, rangeOf } from './operators.ts'
import { formatValue, toBoolean, toCallable, toInteger, toList, type Value } from './value.ts'

/** Variables and functions by name. */
export type Scope = ReadonlyMap<string, Value>

const { parse } = create(parseDependencies ?? {})
/** Caches: checks by brute force evaluate the same expressions many times. */
const parsedExpressions = new Map<string, MathNode>()
const fractions = new Map<number, Fraction>()

/** Evaluates an expression with exact rational numbers. Throws an Error that tells the author what is wrong. */
export function evaluate(expression: string, scope: Scope = new Map()): Value {
  let node = parsedExpressions.get(expression)
  if (!node) {
    node = parse(expression)
    parsedExpressions.set(expression, node)
  }
  return valueOf(node, new Map(scope))
}

export function isTrue(condition: string, scope: Scope): boolean {
  return toBoolean(evaluate(condition, scope))
}

function valueOf(node: MathNode, scope: Map<string, Value>): Value {
  const evaluatePart = (part: MathNode): Value => valueOf(part, scope)
  if (isConstantNode(node)) return constantFrom(node.value)
  if (isParenthesisNode(node)) return evaluatePart(node.content)
  if (isSymbolNode(node)) return lookUp(node.name, scope)
  if (isOperatorNode(node)) return evaluateOperator(node.fn, node.args, evaluatePart)
  if (isRelationalNode(node)) return isChainTrue(node.conditionals, node.params.map(evaluatePart))
  if (isFunctionNode(node)) return toCallable(evaluatePart(node.fn))(...node.args.map(evaluatePart))
  if (isArrayNode(node)) return node.items.map(evaluatePart)
  if (isRangeNode(node))
    return rangeOf(
      evaluatePart(node.start),
      evaluatePart(node.end),
      node.step ? evaluatePart(node.step) : new Fraction(1),
    )
  if (isAccessorNode(node))
    return itemAt(toList(evaluatePart(node.object)), indexPartsOf(node.index).map(evaluatePart))
  if (isConditionalNode(node))
    return evaluatePart(toBoolean(evaluatePart(node.condition)) ? node.trueExpr : node.falseExpr)
  if (isBlockNode(node)) return node.blocks.map((block) => evaluatePart(block.node)).at(-1) ?? NaN
  if (isAssignmentNode(node) && isSymbolNode(node.object)) {
    const value = evaluatePart(node.value)
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
  throw new Error(`"${node.toString()}" is not allowed in an expression`)
}

function constantFrom(value: unknown): Value {
  if (typeof value === 'number') {
    const fraction = fractions.get(value) ?? toFraction(value)
    fractions.set(value, fraction)
    return fraction
  }
  if (typeof value === 'boolean' || typeof value === 'string') return value
  throw new Error(`${String(value)} is not a number, a text, true or false`)
}

function toFraction(value: number): Fraction {
  if (value > Number.MAX_SAFE_INTEGER)
    throw new Error(
      `${value} is too long to be read exactly; write it as a power or a sum, such as 10^20 + 1`,
    )
  return new Fraction(String(value))
}

function lookUp(name: string, scope: Scope): Value {
  const value = scope.get(name) ?? (name === 'pi' ? Math.PI : functions[name])
  if (value === undefined) throw new Error(`Unknown name: ${name}`)
  return value
}

/** The right side of "and" and "or" is evaluated only if the left side does not decide the result. */
function evaluateOperator(
  name: string,
  parts: readonly MathNode[],
  evaluatePart: (part: MathNode) => Value,
): Value {
  const [left, right] = parts
  if (!left) throw new Error(`The operator "${name}" has no operands`)
  if (!right) return applyUnaryOperator(name, evaluatePart(left))
  if (name === 'and') return toBoolean(evaluatePart(left)) && toBoolean(evaluatePart(right))
  if (name === 'or') return toBoolean(evaluatePart(left)) || toBoolean(evaluatePart(right))
  return applyOperator(name, evaluatePart(left), evaluatePart(right))
}

/** Whether a chain of comparisons such as 1 < 2 < 3 is true for each pair of neighbors. */
function isChainTrue(names: readonly string[], values: readonly Value[]): boolean {
  return names.every((name, index) => {
    const [left, right] = [values[index], values[index + 1]]
    return left !== undefined && right !== undefined && applyComparison(name, left, right)
  })
}

function indexPartsOf(index: MathNode): readonly MathNode[] {
  return isIndexNode(index) ? index.dimensions : []
}

/** List indexes start at 1, as in mathjs. */
function itemAt(list: readonly Value[], indexes: readonly Value[]): Value {
  const [index] = indexes
  const item = index === undefined ? undefined : list[toInteger(index) - 1]
  if (item === undefined)
    throw new Error(`The list has ${list.length} items and no item ${indexes.map(formatValue).join()}`)
  return item
}
