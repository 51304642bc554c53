import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { passTime, setClock } from './fixtures/clock.ts'
import { startQuiz } from './fixtures/quiz.ts'
import { resultOn } from './fixtures/records.ts'
import { quizAt } from './fixtures/seeded-quiz.ts'
import { keptText, refuseStorage, seedResults, storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

const notSaved = 'Failed to save your quiz results'
const warning =
  'Your result may not be saved in this browser. Export your data now so that you do not lose it.'
const result = resultOn('2026-10-01T10:00:00.000Z')

/** Skips the last question of a quiz. */
async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
}

test('a browser that saves nothing shows the results, says so, and offers an export', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(notSaved)
  await refuseStorage(page)
  const answers = await startQuiz(page, 'verbal')
  await expect(
    page.getByRole('status').getByText('This browser does not let this site save anything.'),
  ).toBeVisible()
  await page.locator(`input[value="${answers.get('v1') ?? ''}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: 'Q25, not answered' }).click()
  const logged = page.waitForEvent('console', (message) => message.text().includes(notSaved))
  await finish(page)
  await logged
  await expect(page.getByRole('alert')).toContainText(notSaved)
  await expect(page.getByRole('img', { name: 'Score: 4%' })).toBeVisible()
  await expect(page.getByText(warning, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toContain('gradus-')
  await page.goto('/progress')
  await expect(page.getByText('does not let this site save anything')).toBeVisible()
})

test('a quota that fills up in the middle of a quiz costs no result, and a warning is shown', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(notSaved)
  await quizAt(page, 'verbal', 25)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await finish(page)
  await expect(page.getByRole('alert')).toContainText(notSaved)
  await expect(page.getByText(warning, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
})

for (const database of ['full', 'working'])
  test(`if localStorage is full, a result replaces its draft and survives a reload, with a ${database} database`, async ({
    page,
  }) => {
    await quizAt(page, 'verbal', 25)
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
    await finish(page)
    await expect.poll(() => storedResults(page)).toHaveLength(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
    await expect(page.getByText(warning, { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  })

test('unreadable results are set aside and reported, and the good ones stay', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('could not be read')
  await seedResults(page, [{ nonsense: true }, result, null, { ...result, sectionType: 'cooking' }])
  await page.goto('/progress')
  await expect(page.getByText('Some saved results could not be read.')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  expect(await storedResults(page)).toEqual([result])
  expect(JSON.parse((await keptText(page, 'greQuizResults.unreadable')) ?? '')).toHaveLength(3)
})

test('results that were cleared are restored by the home page, and the progress page says so once', async ({
  page,
}) => {
  await seedResults(page, [result])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByText('1 quiz so far')).toBeVisible()
  expect(await storedResults(page)).toHaveLength(1)
  const notice = page.getByText('It has been restored from the other copy.')
  await page.goto('/progress')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  await expect(notice).toBeHidden()
})

test.describe('a database that opens and never answers', () => {
  test('still shows the results, and says in a live region that there is only one copy', async ({ page }) => {
    await setClock(page)
    await seedResults(page, [result])
    await page.addInitScript(() => {
      for (const name of ['get', 'getAll', 'put'])
        Object.assign(IDBObjectStore.prototype, { [name]: () => new EventTarget() })
    })
    await page.goto('/progress')
    const regions = await page.evaluateHandle(() => [...document.querySelectorAll('[role="status"]')])
    await passTime(page, 15)
    await expect(page.getByText('only one of the two copies')).toBeVisible()
    const announced = await regions.evaluate((all) =>
      all.map((region) => (region.isConnected ? region.textContent : '')).join(''),
    )
    expect(announced).toContain('only one of the two copies')
    await expect(page.getByText('1 attempt', { exact: true })).toBeVisible()
  })

  test.describe('when it is asked for earlier answers', () => {
    test.beforeEach(async ({ page }) => {
      await setClock(page)
      await page.addInitScript(() => {
        const begin: unknown = Reflect.get(IDBDatabase.prototype, 'transaction')
        if (typeof begin !== 'function') throw new Error('no transaction can begin')
        Object.assign(IDBDatabase.prototype, {
          transaction(this: IDBDatabase, names: readonly string[], ...how: unknown[]): unknown {
            const begun: unknown = Reflect.apply(begin, this, [names, ...how])
            if (names.includes('attempts'))
              Object.assign(begun ?? {}, { objectStore: () => ({ getAll: () => new EventTarget() }) })
            return begun
          },
        })
      })
    })

    test('leaves the count of answers off the progress page', async ({ page }) => {
      await page.goto('/progress')
      await expect(page.locator('[aria-busy="false"]')).toBeVisible()
      const counts = page.getByText(/None of these 25 answered yet|questions answered/)
      await expect(counts).toHaveCount(6)
      await passTime(page, 15)
      for (const count of await counts.all()) await expect(count).toBeHidden()
    })

    test('lets the learner practice after a while, and describes no question as new', async ({ page }) => {
      await page.goto('/practice')
      await passTime(page, 15)
      await expect(page.getByRole('button', { name: /^Start \d+ questions$/ })).toBeEnabled()
      await expect(page.getByText(/new to you/)).toHaveCount(0)
    })
  })
})

test.describe('a database that never opens', () => {
  test.beforeEach(async ({ page }) => {
    await setClock(page)
    await page.addInitScript(() => {
      Object.assign(IDBFactory.prototype, { open: () => new EventTarget() })
    })
  })

  test('is not reported as erased', async ({ page }) => {
    await page.goto('/progress')
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await passTime(page, 15)
    await expect(page.getByText('The browser did not let us erase your data.')).toBeVisible()
    await expect(page.getByText('has been erased')).toHaveCount(0)
  })

  test('is reported as missing from an export', async ({ page }) => {
    await page.goto('/progress')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await passTime(page, 15)
    expect((await download).suggestedFilename()).toContain('gradus-')
    await expect(page.getByRole('status').getByText('could not be read')).toHaveText(
      'Your saved answers could not be read, so they are not in the export.',
    )
  })
})
