import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { checkBudgets } from './check-steps.ts'
import type { Weighing } from '../after-build/budgets.ts'

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)

afterEach(() => printed.mockClear())
afterAll(() => printed.mockRestore())

const page = (bytes: number): Weighing => ({ what: 'a page', bytes, limit: 10 })

test('what is as heavy as it may be passes, and what is heavier fails and is named', () => {
  expect(checkBudgets(true, () => [page(9), page(10), page(11)])).toMatchObject({ passed: 2, failed: 1 })
  expect(printed.mock.calls).toEqual([['  over: a page: 11 of 10 bytes'], ['✗ budgets (2 passed, 1 failed)']])
})

test('where the build failed, nothing is weighed, and that is a failure', () => {
  const weigh = vi.fn(() => [page(1)])
  expect(checkBudgets(false, weigh)).toMatchObject({ passed: 0, failed: 1 })
  expect(weigh).not.toHaveBeenCalled()
})

test('a build that cannot be weighed is a failure with its reason, not the end of the run', () => {
  const outcome = checkBudgets(true, () => {
    throw new Error('There should be a text font and a mathematics font')
  })
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(printed.mock.calls[0]).toEqual(['  There should be a text font and a mathematics font'])
})
