import type { Page } from '@playwright/test'
import { seed } from './fixtures/storage.ts'

/** The old names of fixtures, until no test uses them. */

export { resultOn } from './fixtures/records.ts'
export {
  countInDatabase,
  importRecords,
  importWords as haveAsked,
  refuseStorage,
} from './fixtures/storage.ts'

export async function keepResults(page: Page, results: readonly unknown[]): Promise<void> {
  await keep(page, 'greQuizResults', JSON.stringify(results))
}

export async function keep(page: Page, key: string, text: string): Promise<void> {
  await page.goto('/help')
  await seed(page, { local: { [key]: text } })
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
