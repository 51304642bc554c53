import type { Page } from '@playwright/test'
import { isSectionName, type SectionName } from '../../src/domain/questions/section.ts'
import * as bank from './fixtures/bank.ts'
import * as quiz from './fixtures/quiz.ts'
import { expect } from './fixtures/test.ts'

/** The old names of fixtures, until no test uses them. */

export { expect, test } from './fixtures/test.ts'
export { expectAccessible } from './fixtures/axe.ts'
export { hydrated as awake, laidOut } from './fixtures/hydration.ts'
export { openAll, sitThrough } from './fixtures/quiz.ts'
export { storedResults } from './fixtures/storage.ts'

export function questionsOf(_: Page, section: string): Promise<ReturnType<typeof bank.quizQuestions>> {
  return Promise.resolve(bank.quizQuestions(sectionNamed(section)))
}

export function answersOf(_: Page, section: string): Promise<Map<string, string>> {
  return Promise.resolve(bank.answersOf(sectionNamed(section)))
}

export function startQuiz(page: Page, section: string): Promise<Map<string, string>> {
  return quiz.startQuiz(page, sectionNamed(section))
}

/** Sits a set of questions by leaving each open, to the review of its results. */
export async function reviewSet(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto(`/practice#quiz&set=${ids.join('.')}`)
  for (const [index] of ids.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${index + 1} of ${ids.length}` })).toBeVisible()
    await page.getByRole('button', { name: index === ids.length - 1 ? 'Skip and finish' : 'Skip' }).click()
  }
  await expect(page.locator('[data-reviewed]')).toHaveCount(ids.length)
}

function sectionNamed(name: string): SectionName {
  if (!isSectionName(name)) throw new Error(`${name} is no section`)
  return name
}
