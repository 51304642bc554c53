import { vi } from 'vitest'
import type { QuizResult } from '../../src/domain/history/result.ts'

/** The storage layer as one tab has it: its own memory over the browser's one localStorage and database. */
export type Tab = typeof import('../../src/storage/results.ts') &
  typeof import('../../src/storage/attempts.ts') &
  typeof import('../../src/storage/erase.ts') &
  typeof import('../../src/storage/export.ts') &
  typeof import('../../src/storage/import.ts')

export async function openTab(): Promise<Tab> {
  vi.resetModules()
  const [results, attempts, erase, exporting, importing] = await Promise.all([
    import('../../src/storage/results.ts'),
    import('../../src/storage/attempts.ts'),
    import('../../src/storage/erase.ts'),
    import('../../src/storage/export.ts'),
    import('../../src/storage/import.ts'),
  ])
  return { ...results, ...attempts, ...erase, ...exporting, ...importing }
}

/** A result that no other number gives. */
export function resultNumber(number: number): QuizResult {
  return {
    questionsCount: 25,
    correctAnswers: number % 26,
    incorrectAnswers: 25 - (number % 26),
    skippedQuestions: 0,
    timeTaken: 600 + number,
    date: new Date(Date.UTC(2026, 10, 5) + number * 1000).toISOString(),
    sectionType: 'verbal',
  }
}
