import { expect, test } from './promise.ts'

const result = {
  ...{ sectionType: 'verbal', correctAnswers: 20, incorrectAnswers: 5, skippedQuestions: 0 },
  ...{ questionsCount: 25, timeTaken: 900, date: '2026-11-01T10:00:00.000Z' },
}

test('a database that opens and then never answers keeps nobody from their results', async ({ page }) => {
  await page.addInitScript((result) => {
    localStorage.setItem('greQuizResults', JSON.stringify([result]))
    const silence = (): IDBRequest => indexedDB.open('silence')
    Object.assign(IDBObjectStore.prototype, {
      get: () => Object.assign(silence(), { addEventListener: () => undefined }),
      getAll: () => Object.assign(silence(), { addEventListener: () => undefined }),
    })
  }, result)
  await page.goto('/progress')
  await expect(page.getByText('Only one of the two copies')).toBeVisible({ timeout: 8000 })
  await expect(page.getByText('1 attempt', { exact: true })).toBeVisible()
})
