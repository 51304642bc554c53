import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { checkBudgets } from './check-steps.ts'
import type { SizeMeasurement } from '../after-build/budgets.ts'

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)

afterEach(() => printed.mockClear())
afterAll(() => printed.mockRestore())

const page = (bytes: number): SizeMeasurement => ({ name: 'a page', bytes, limit: 10 })

test('checkBudgets passes at the limit, and fails and names a page above it', () => {
  expect(checkBudgets(true, () => [page(9), page(10), page(11)])).toMatchObject({ passed: 2, failed: 1 })
  expect(printed.mock.calls).toEqual([['  over: a page: 11 of 10 bytes'], ['✗ budgets (2 passed, 1 failed)']])
})

test('checkBudgets fails without measuring if the build failed', () => {
  const weigh = vi.fn(() => [page(1)])
  expect(checkBudgets(false, weigh)).toMatchObject({ passed: 0, failed: 1 })
  expect(weigh).not.toHaveBeenCalled()
})

test('checkBudgets prints an error as a failure instead of throwing it', () => {
  const outcome = checkBudgets(true, () => {
    throw new Error('There should be a text font and a mathematics font')
  })
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(printed.mock.calls[0]).toEqual(['  There should be a text font and a mathematics font'])
})
