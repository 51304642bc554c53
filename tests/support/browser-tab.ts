import { vi } from 'vitest'
import type { Attempt } from '../../src/domain/history/attempt.ts'
import type { QuizResult } from '../../src/domain/history/result.ts'
import type { Recall } from '../../src/domain/words/recall.ts'
import type { FakeBrowser } from './fake-browser.ts'

/** The storage modules as one tab loads them: with their own memory, but the browser's shared localStorage and database. */
export type Tab = typeof import('../../src/storage/results/results.ts') &
  typeof import('../../src/storage/logs/attempts.ts') &
  typeof import('../../src/storage/logs/recalls.ts') &
  typeof import('../../src/storage/erase/erase-everything.ts') &
  typeof import('../../src/storage/backup/export-backup.ts') &
  typeof import('../../src/storage/backup/import-backup.ts')

export async function openTab(): Promise<Tab> {
  vi.resetModules()
  const [results, attempts, recalls, erase, exporting, importing] = await Promise.all([
    import('../../src/storage/results/results.ts'),
    import('../../src/storage/logs/attempts.ts'),
    import('../../src/storage/logs/recalls.ts'),
    import('../../src/storage/erase/erase-everything.ts'),
    import('../../src/storage/backup/export-backup.ts'),
    import('../../src/storage/backup/import-backup.ts'),
  ])
  return { ...results, ...attempts, ...recalls, ...erase, ...exporting, ...importing }
}

/** A result that is different for every number. */
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

export const attempt: Attempt = {
  id: 'a1',
  question: 'q7',
  answer: ['q7b'],
  right: false,
  seconds: 30,
  at: '2026-11-05T14:00:00.000Z',
  where: { kind: 'quiz', set: 'quantitative-1', sitting: 's' },
}

export const recall: Recall = {
  id: 'r1',
  word: 'laconic',
  asked: 'meaning',
  given: 'laconic',
  at: '2026-11-05T14:00:00.000Z',
  round: 'r',
}

/** A tab in which two quizzes were finished, and one question and one word were answered. */
export async function openUsedTab(): Promise<Tab> {
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  await tab.appendResult(resultNumber(2))
  await tab.appendAttempt(attempt)
  await tab.recallLog.append(recall)
  return tab
}

/** The export file of a tab. */
export async function exportFrom(tab: Tab): Promise<Blob> {
  return new Blob([...(await tab.exportBackup(new Date(0))).texts])
}

/** What is stored, read by a new tab: the text of `greQuizResults`, the results, the attempts and the recalls. */
export async function storedData(browser: FakeBrowser): Promise<readonly unknown[]> {
  const tab = await openTab()
  const array = browser.items.get('greQuizResults')
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh(), tab.recallLog.refresh()])
  return [
    array,
    tab.resultsStore.get().results,
    tab.attemptLog.store.get().entries,
    tab.recallLog.store.get().entries,
  ]
}
