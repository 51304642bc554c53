import { vi } from 'vitest'

/**
 * Lets time pass after `vi.useFakeTimers()`, and React draw what came of it. Then look without waiting: under fake
 * timers `expect.element` moves the time on whenever it looks again.
 */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  // In the background: what React draws goes first.
  await scheduler.postTask(() => null, { priority: 'background' })
}
