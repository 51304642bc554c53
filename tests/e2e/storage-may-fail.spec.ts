import type { Page } from '@playwright/test'
import { expect, expectAccessible, sitThrough, startQuiz, storedResults, test } from './promise.ts'
import { countInDatabase, keep, keepResults, refuseStorage, resultOn } from './seeds.ts'

/** What the console is told of as an error, from now on. */
function errorsTold(page: Page): readonly string[] {
  const told: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text())
  })
  return told
}

const unsafe = 'Your result may not be saved in this browser. Export your data now, so that nothing is lost.'

test('storage that refuses every touch costs no quiz: results show, the toast says it, export is offered', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to save your quiz results')
  const told = errorsTold(page)
  await refuseStorage(page)
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number <= 5 ? 'right' : 'skip'))
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Error')
  await expect(toast).toContainText('Failed to save your quiz results')
  expect(told).toContain('Failed to save your quiz results')
  await expect(page.getByRole('img', { name: 'Score: 20%' })).toBeVisible()
  await expect(page.getByText(unsafe, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toContain('gradus-')
  await page.goto('/progress')
  await expect(page.getByText('does not let this site save anything')).toBeVisible()
})

test('a quota that fills up in the middle of a quiz costs no result, and what is said of it is true', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to save your quiz results')
  const told = errorsTold(page)
  const answers = await startQuiz(page, 'verbal')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await sitThrough(page, answers, () => 'skip')
  await expect(page.getByRole('alert')).toContainText('Failed to save your quiz results')
  expect(told).toContain('Failed to save your quiz results')
  await expect(page.getByText(unsafe, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
})

for (const database of ['full', 'healthy'])
  test(`a result for which there is no room takes that of its draft, and is there after a reload, the database being ${database}`, async ({
    page,
  }) => {
    const answers = await startQuiz(page, 'verbal')
    await page.evaluate((isFull) => {
      const write = localStorage.setItem.bind(localStorage)
      const refuse = (): never => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
      Storage.prototype.setItem = (key, text) => {
        const draft = 'gradus.quiz.verbal-1'
        if (key !== draft && localStorage.getItem(draft) !== null) refuse()
        write(key, text)
      }
      if (isFull) IDBObjectStore.prototype.put = refuse
    }, database === 'full')
    await sitThrough(page, answers, () => 'skip')
    await expect.poll(() => storedResults(page)).toHaveLength(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
    await expect(page.getByText(unsafe, { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  })

test('results that cannot be read are set aside, never overwritten, and the next one is saved', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('could not be read')
  await keep(page, 'greQuizResults', '{"half": ')
  await page.goto('/progress')
  await expect(page.getByText('could not be read')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await expect.poll(() => storedResults(page)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('greQuizResults.unreadable'))).toBe('{"half": ')
})

test('the good rows of a partly bad array are kept, and the bad ones set aside', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('could not be read')
  const good = resultOn('2026-10-01T10:00:00.000Z')
  await keepResults(page, [{ nonsense: true }, good, null, { ...good, sectionType: 'cooking' }])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  expect(await storedResults(page)).toEqual([good])
  const aside = await page.evaluate(() => localStorage.getItem('greQuizResults.unreadable') ?? '')
  expect(JSON.parse(aside)).toHaveLength(3)
})

/** Leaves one result in both copies. */
async function keepOneResult(page: Page): Promise<void> {
  await keepResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
}

test('an array emptied behind the site’s back is restored from the database, and that is said', async ({
  page,
}) => {
  await keepOneResult(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/progress')
  await expect(page.getByText('It has been restored from the other')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  expect(await storedResults(page)).toHaveLength(1)
})

test('an array emptied behind the site’s back is missed by home, and the progress page tells of it once', async ({
  page,
}) => {
  await keepOneResult(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByText('Welcome back. 1 quiz so far')).toBeVisible()
  expect(await storedResults(page)).toHaveLength(1)
  const told = page.getByText('It has been restored from the other')
  await page.goto('/progress')
  await expect(told).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await expect(told).toBeHidden()
})

test('a database emptied behind the site’s back is restored from the array, and that is said', async ({
  page,
}) => {
  await keepOneResult(page)
  await page.goto('/help')
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('gradus')
        deleting.onsuccess = resolve
        deleting.onerror = reject
      }),
  )
  await page.goto('/progress')
  await expect(page.getByText('It has been restored from the other')).toBeVisible()
  expect(await countInDatabase(page, 'results')).toBe(1)
})
