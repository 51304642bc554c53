import type { Page } from '@playwright/test'
import { awake, expect } from './promise.ts'

/** A finished quiz as the browser keeps it. */
export type StoredResult = {
  questionsCount: number
  correctAnswers: number
  incorrectAnswers: number
  skippedQuestions: number
  timeTaken: number
  date: string
  sectionType: string
}

export function resultOn(date: string, change: Partial<StoredResult> = {}): StoredResult {
  return {
    questionsCount: 25,
    correctAnswers: 20,
    incorrectAnswers: 4,
    skippedQuestions: 1,
    timeTaken: 1505,
    date,
    sectionType: 'verbal',
    ...change,
  }
}

/** From now on the browser lets no page keep anything, and throws at every touch. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
}

/** Puts a text under a key of localStorage, on the site's own origin, once. */
export async function keep(page: Page, key: string, text: string): Promise<void> {
  await page.goto('/help')
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}

export async function keepResults(page: Page, results: readonly unknown[]): Promise<void> {
  await keep(page, 'greQuizResults', JSON.stringify(results))
}

/** Leaves a practice set without a limit at its second question, so many minutes ago. */
export async function leaveSet(
  page: Page,
  section: string,
  ids: readonly string[],
  minutes: number,
): Promise<void> {
  const at = Date.now() - minutes * 60_000
  const draft = {
    ...{ sitting: ids.join(), set: `${section}-0`, section, questionIds: ids, index: 1, limit: null },
    ...{ answers: {}, checked: [], spent: {}, arrivedAt: 0, startedAt: at },
    clock: { banked: 0, from: at, seen: at },
  }
  await keep(page, `gradus.quiz.${[`${section}-0`, 0, ...ids].join('.')}`, JSON.stringify(draft))
}

/** How many records one of the database's stores holds. */
export async function countInDatabase(
  page: Page,
  store: 'results' | 'attempts' | 'recalls',
): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gradus')
        opening.onupgradeneeded = () => {
          // There is none yet, and whoever only counts must not leave an empty one.
          opening.transaction?.abort()
          resolve(0)
        }
        opening.onerror = () => reject(new Error('The database did not open'))
        opening.onsuccess = () => {
          const db = opening.result
          const counting = db.transaction(name).objectStore(name).count()
          counting.onsuccess = () => {
            resolve(counting.result)
            db.close()
          }
        }
      }),
    store,
  )
}

/** Imports an export file that holds these answers to questions and words, and nothing else. */
export async function importRecords(
  page: Page,
  records: Readonly<{ attempts?: readonly unknown[]; recalls?: readonly unknown[] }>,
): Promise<void> {
  const backup = {
    ...{ format: 'gradus-backup', version: 4, exportedAt: new Date().toISOString() },
    ...{ results: [], attempts: [], recalls: [], ...records },
    ...{ settings: { keys: true, clock: true }, ticks: [], theme: 'system' },
  }
  await page.goto('/progress')
  await awake(page)
  await page.getByLabel('Export file to import').setInputFiles({
    ...{ name: 'export.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(backup)),
  })
}

export type Asked = Readonly<{ word: string; days: number; isKnown: boolean }>

/** Brings in an export in which these words were asked so many days ago. */
export async function haveAsked(page: Page, asked: readonly Asked[]): Promise<void> {
  const recalls = asked.map(({ word, days, isKnown }) => ({
    ...{ id: `${word}-${days * 10}`, word, asked: 'meaning', given: isKnown ? word : 'zealous' },
    ...{ at: new Date(Date.now() - days * 86_400_000).toISOString(), round: `${word}-${days * 10}` },
  }))
  await importRecords(page, { recalls })
  await expect(page.getByText(`Imported: ${asked.length} word-quiz answer`)).toBeVisible()
}
