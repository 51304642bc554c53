import type { Page } from '@playwright/test'
import { errorsOfIsland, openFailingIsland } from './failing-island.ts'
import { expect, expectAccessible, test } from './promise.ts'

const result = {
  ...{ sectionType: 'verbal', correctAnswers: 20, incorrectAnswers: 5, skippedQuestions: 0 },
  ...{ questionsCount: 25, timeTaken: 900, date: '2026-11-01T10:00:00.000Z' },
}

for (const [silent, methods] of [
  ['is never read', ['get', 'getAll']],
  ['is never written', ['put']],
] as const)
  test(`a database that opens and then ${silent} keeps nobody from their results`, async ({ page }) => {
    await page.addInitScript(
      ({ result, methods }) => {
        localStorage.setItem('greQuizResults', JSON.stringify([result]))
        for (const name of methods)
          Object.assign(IDBObjectStore.prototype, { [name]: () => new EventTarget() })
      },
      { result, methods: [...methods] },
    )
    await page.goto('/progress')
    const regions = await page.evaluateHandle(() => [...document.querySelectorAll('[role="status"]')])
    await expect(page.getByText('Only one of the two copies')).toBeVisible({ timeout: 15_000 })
    const announced = await regions.evaluate((all) =>
      all.map((region) => (region.isConnected ? region.textContent : '')).join(''),
    )
    expect(announced).toContain('Only one of the two copies')
    await expect(page.getByText('1 attempt', { exact: true })).toBeVisible()
  })

/** A database that opens, and never gives what was answered. */
const keepingAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

test('what was answered is not told before it is known, however long that takes', async ({ page }) => {
  await keepingAnswers(page)
  await page.clock.install()
  await page.goto('/progress')
  await expect(page.locator('[aria-busy="false"]')).toBeVisible()
  const told = page.getByText(/None of these 25 answered yet|questions answered/)
  await expect(told).toHaveCount(6)
  for (const line of await told.all()) await expect(line).toBeHidden()
  await page.clock.runFor(15_000)
  for (const line of await told.all()) await expect(line).toBeHidden()
})

test('whoever waits for a silent database can practice after a while, and nothing is called new', async ({
  page,
}) => {
  await keepingAnswers(page)
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: /^Start \d+ questions$/ })).toBeEnabled({ timeout: 15_000 })
  await expect(page.getByText(/new to you/)).toHaveCount(0)
})

test('what a silent database may still hold is not said to be erased', async ({ page }) => {
  await page.addInitScript((result) => {
    localStorage.setItem('greQuizResults', JSON.stringify([result]))
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() })
  }, result)
  await page.goto('/progress')
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('The browser did not let us erase your data.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('has been erased')).toHaveCount(0)
})

test.describe('an export without the answers says so', () => {
  const lacking = 'Your saved answers could not be read, so they are not in the export.'

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(IDBFactory.prototype, { open: () => new EventTarget() })
    })
  })

  test('on the progress page', async ({ page }) => {
    await page.goto('/progress')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toContain('gradus-')
    await expect(page.getByRole('status').getByText('could not be read')).toHaveText(lacking)
  })

  test('on the screen of an error', async ({ page, expectedErrors }) => {
    expectedErrors.push(...errorsOfIsland)
    await openFailingIsland(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    expect((await download).suggestedFilename()).toContain('gradus-')
    await expect(page.getByRole('status').getByText('could not be read')).toHaveText(lacking)
    await expectAccessible(page)
  })
})
