import Big from 'big.js'

/**
 * The calculator of the test, as a pure function from a state and a key to the next state. It knows the order of
 * operations, one pair of parentheses, and eight digits. Numbers are decimal, so that 0.1 + 0.2 is 0.3.
 */

Big.DP = 24

export type Operator = '+' | '−' | '×' | '÷'

export type CalculatorKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | Operator
  | '('
  | ')'
  | '='
  | '±'
  | '√'
  | 'C'
  | 'CE'
  | 'MR'
  | 'MC'
  | 'M+'

/** Plain data, so that it can be stored. Numbers are texts with all their digits. */
export type Calculator = Readonly<{
  /** The numbers and operators that wait for the next number. */
  values: readonly string[]
  operators: readonly (Operator | '(')[]
  /** The number on the display, in full. */
  entry: string
  /** The entry as it is being typed; null if it was computed. */
  typed: string | null
  /** Whether the entry takes part in the next operation: not directly after an operator or a parenthesis. */
  isOperand: boolean
  memory: string
  isError: boolean
}>

export const newCalculator: Calculator = {
  values: [],
  operators: [],
  entry: '0',
  typed: null,
  isOperand: true,
  memory: '0',
  isError: false,
}

const largest = new Big(99_999_999)
const maxDigits = 8

export function press(before: Calculator, key: CalculatorKey): Calculator {
  if (key === 'C') return { ...newCalculator, memory: before.memory }
  if (before.isError) return before
  try {
    const after = pressValid(before, key)
    return isOnDisplay(after.entry) && isOnDisplay(after.memory) ? after : withError(before)
  } catch {
    // big.js throws for a division by zero and for the root of a negative number.
    return withError(before)
  }
}

function withError({ memory }: Calculator): Calculator {
  return { ...newCalculator, memory, isError: true }
}

/** Whether a number has at most eight digits before the point, after rounding. */
function isOnDisplay(number: string): boolean {
  return rounded(new Big(number)).abs().lte(largest)
}

function pressValid(state: Calculator, key: Exclude<CalculatorKey, 'C'>): Calculator {
  switch (key) {
    case '+':
    case '−':
    case '×':
    case '÷':
      return withOperator(state, key)
    case '(':
      return withOpening(state)
    case ')':
      return state.operators.includes('(') ? withResult(state, true) : state
    case '=':
      return withResult(state, false)
    case '±':
      return negated(state)
    case '√':
      return computed(state, new Big(state.entry).sqrt())
    case 'CE':
      return { ...state, entry: '0', typed: null, isOperand: true }
    case 'MR':
      return computed(state, new Big(state.memory))
    case 'MC':
      return { ...state, memory: '0' }
    case 'M+':
      return { ...state, memory: new Big(state.memory).plus(state.entry).toFixed(), typed: null }
    default:
      return withDigit(state, key)
  }
}

function withDigit(state: Calculator, digit: string): Calculator {
  const typed = state.typed ?? '0'
  if (digit === '.' ? typed.includes('.') : typed.replace(/\D/g, '').length >= maxDigits) return state
  const next = typed === '0' && digit !== '.' ? digit : typed + digit
  return { ...state, typed: next, entry: new Big(next.replace(/\.$/, '')).toFixed(), isOperand: true }
}

function negated(state: Calculator): Calculator {
  const entry = new Big(state.entry).neg().toFixed()
  const { typed } = state
  return {
    ...state,
    entry: entry === '-0' ? '0' : entry,
    typed: null,
    isOperand: typed !== null || state.isOperand,
  }
}

function computed(state: Calculator, value: Big): Calculator {
  return { ...state, entry: value.toFixed(), typed: null, isOperand: true }
}

const precedence: Readonly<Record<Operator | '(', number>> = { '(': 0, '+': 1, '−': 1, '×': 2, '÷': 2 }

function apply(operator: Operator, left: Big, right: Big): Big {
  if (operator === '+') return left.plus(right)
  if (operator === '−') return left.minus(right)
  return operator === '×' ? left.times(right) : left.div(right)
}

/** Computes what waits, as long as its operators bind at least as strongly as `strength`. Stops at a parenthesis. */
function reduced(state: Calculator, strength: number): Calculator {
  const operator = state.operators.at(-1)
  const left = state.values.at(-1)
  if (operator === undefined || operator === '(' || left === undefined) return state
  if (precedence[operator] < strength) return state
  const entry = apply(operator, new Big(left), new Big(state.entry)).toFixed()
  // What the display could not show is an error at once.
  if (!isOnDisplay(entry)) throw new RangeError('More than eight digits')
  const next = { ...state, values: state.values.slice(0, -1), operators: state.operators.slice(0, -1), entry }
  return reduced(next, strength)
}

function withOperator(state: Calculator, operator: Operator): Calculator {
  const isReplacing = !state.isOperand && state.operators.length > 0 && state.operators.at(-1) !== '('
  const open = isReplacing
    ? { ...state, operators: state.operators.slice(0, -1), values: state.values.slice(0, -1) }
    : state
  const base = isReplacing ? { ...open, entry: state.values.at(-1) ?? '0' } : open
  const { values, operators, entry, ...rest } = reduced(base, precedence[operator])
  return {
    ...rest,
    values: [...values, entry],
    operators: [...operators, operator],
    entry,
    typed: null,
    isOperand: false,
  }
}

/** Only one pair of parentheses is open at a time. One that follows a number begins anew: nothing multiplies silently. */
function withOpening(state: Calculator): Calculator {
  if (state.operators.includes('(')) return state
  const isAfterNumber = state.isOperand
  return {
    ...state,
    values: isAfterNumber ? [] : state.values,
    operators: isAfterNumber ? ['('] : [...state.operators, '('],
    entry: '0',
    typed: null,
    isOperand: false,
  }
}

/** The result of what is in the parentheses, or of everything. */
function withResult(state: Calculator, isInParentheses: boolean): Calculator {
  const inner = reduced(dropLoneOperator(state), 1)
  const opening = inner.operators.lastIndexOf('(')
  if (opening < 0) return { ...inner, typed: null, isOperand: true }
  const closed = { ...inner, operators: inner.operators.filter((_, index) => index !== opening) }
  const next = { ...closed, typed: null, isOperand: true }
  return isInParentheses ? next : withResult(next, false)
}

/** "2 + =" is 2: an operator without a second number does nothing. */
function dropLoneOperator(state: Calculator): Calculator {
  const last = state.operators.at(-1)
  if (state.isOperand || last === undefined || last === '(') return state
  return {
    ...state,
    values: state.values.slice(0, -1),
    operators: state.operators.slice(0, -1),
    entry: state.values.at(-1) ?? state.entry,
  }
}

/** The number that eight digits can show: a zero before the point counts as a digit. */
function rounded(value: Big): Big {
  const integerDigits = value.abs().round(0, Big.roundDown).toFixed().length
  return value.round(Math.max(0, maxDigits - integerDigits), Big.roundHalfUp)
}

/** What the display shows, with commas between thousands. */
export function displayOf(state: Calculator): string {
  if (state.isError) return 'ERROR'
  const [integer = '0', ...decimals] = (state.typed ?? rounded(new Big(state.entry)).toFixed()).split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',')
  const text = [grouped, ...decimals].join('.')
  return text === '-0' ? '0' : text.replace('-', '−')
}

/** The number on the display as it is transferred to an answer; null if there is none. */
export function transferText(state: Calculator): string | null {
  return state.isError ? null : displayOf(state).replaceAll(',', '').replace('−', '-')
}

export function hasMemory({ memory }: Calculator): boolean {
  return memory !== '0'
}
