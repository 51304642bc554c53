import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { holdFiles } from './fixtures/hold.ts'
import { attemptAt, resultOn } from './fixtures/records.ts'
import {
  countInDatabase,
  seed,
  seedAttempts,
  seedRecalls,
  seedResults,
  seedSettings,
  storedResults,
} from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

async function importText(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Export file to import')
    .setInputFiles({ name: 'export.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function exportText(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gradus-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByRole('status').getByText('The file has been downloaded.')).toBeVisible()
  return readFile(await file.path(), 'utf8')
}

const erased = 'Everything this site had saved in this browser has been erased.'

async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
}

test('the progress page says that a browser may delete the data, and recommends an export', async ({
  page,
}) => {
  await page.goto('/progress')
  const data = page.getByRole('region', { name: 'Your data' })
  await expect(data).toContainText('Some browsers delete a site’s data after a week without a visit.')
  await expect(data).toContainText('Export a file as a backup')
})

test('a link at the top leads by keyboard to Your data', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.locator('[data-ready="true"]')).toBeVisible()
  await page.getByRole('link', { name: 'Your data' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
})

test('everything that is exported can be erased, and comes back by an import, once', async ({ page }) => {
  await seedResults(page, [resultOn('2026-11-02T10:00:00.000Z')])
  await seed(page, { local: { 'gradus.plan.30-day': '1.1 2.3', 'gradus.theme': 'dark' } })
  await seedSettings(page, { keys: false, clock: false })
  await seedAttempts(page, [attemptAt('v12', true, { id: 'one' })])
  await seedRecalls(page, [{ word: 'laconic', days: 3, isKnown: false }])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.getByText('1 word practiced')).toBeVisible()
  const backup = await exportText(page)

  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await eraseEverything(page)
  await expect(page.getByText(erased)).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  await expect(page.getByText('1 word practiced')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  for (const store of ['results', 'attempts', 'recalls'] as const)
    expect(await countInDatabase(page, store)).toBe(0)

  await importText(page, backup)
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toHaveText(
    'Imported: 1 quiz, 1 answer, 2 checked-off tasks, 1 word-quiz answer, and settings that this browser did not have.',
  )
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Q12, right last time' })).toBeAttached()
  await expect(page.getByText('1 word practiced')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await importText(page, backup)
  await expect(page.getByText('already had everything in that file')).toBeVisible()
  expect(await storedResults(page)).toHaveLength(1)

  await page.goto('/30-day-study-plan')
  for (const tick of ['1.1', '2.3']) await expect(page.locator(`[data-tick="${tick}"]`)).toBeChecked()
  await page.goto('/practice#quiz&set=v1')
  await expect(page.getByRole('button', { name: 'Show the clock' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('input:checked')).toHaveCount(0)
})

test('Import opens a file chooser, imports the file, and accepts the same file again', async ({ page }) => {
  await page.goto('/progress')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles('src/storage/formats/samples/backup-v4.json')
  await expect(page.getByText('Imported: 1 quiz, 2 answers, 2 checked-off tasks')).toBeVisible()
  await expect(page.getByLabel('Export file to import')).toHaveValue('')
})

test('the buttons of Your data are disabled until the script has loaded', async ({ page }) => {
  const release = await holdFiles(page, '**/_astro/progress-board.*.js*')
  await page.goto('/progress', { waitUntil: 'commit' })
  const buttons = page.getByRole('region', { name: 'Your data' }).getByRole('button')
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  release()
  for (const button of await buttons.all()) await expect(button).toBeEnabled()
})

test('erasing resets the theme at once, and the page again says where to begin', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await seedResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await eraseEverything(page)
  await expect(page.getByText(erased)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: 'No quizzes yet' })).toBeVisible()
})

test.describe('in a time zone where the next day has begun', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('the name of an export has the local date', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-05T20:00:00Z')
    await page.goto('/progress')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('gradus-2026-11-06.json')
  })
})

test('if no stored result can be read, the page says where to begin', async ({ page, expectedErrors }) => {
  expectedErrors.push('Some stored quiz results could not be read')
  await seedResults(page, [{ sectionType: 7 }])
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'No quizzes yet' })).toBeVisible()
})

test('a file that is not a valid export is refused with the reason, and nothing changes', async ({
  page,
}) => {
  await seedResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  const before = await page.evaluate(() => Object.entries(localStorage))
  const good = await exportText(page)
  const refused: [string, string][] = [
    ['', 'The file is empty'],
    [good.slice(0, 40), 'not valid JSON'],
    ['[]', 'not a Gradus export'],
    ['{"format":"other"}', 'not a Gradus export'],
    [good.replace(/"version":\d/, '"version":9'), 'made by a newer Gradus'],
    [good.replace('"correctAnswers":20', '"correctAnswers":"<script>alert(1)</script>"'), 'correctAnswers'],
    [good.replace('"results"', '"__proto__": {"polluted": true}, "results"'), 'Nothing was imported'],
    [`${good}${' '.repeat(5_100_000)}`, 'larger than 5 MB'],
  ]
  for (const [text, sentence] of refused) {
    await importText(page, text)
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible()
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual(before)
    expect(await countInDatabase(page, 'results')).toBe(1)
  }
  await expectAccessible(page)
})

test('if the browser does not let the data be erased, the page says so and still shows it', async ({
  page,
}) => {
  await seedResults(page, [resultOn('2026-11-05T14:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await eraseEverything(page)
  await expect(page.getByText('The browser did not let us erase your data.')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  expect(await storedResults(page)).toHaveLength(1)
})

test('an import whose code does not load says so, and works once it does', async ({ page, lose }) => {
  const restore = await lose('**/import-file.*.js')
  await page.goto('/progress')
  await expect(page.locator('[data-ready="true"]')).toBeVisible()
  await importText(page, 'not a backup')
  await expect(
    page.getByText('The file was not read, because a part of this page did not load.'),
  ).toBeVisible()
  await restore()
  await page.reload()
  await expect(page.locator('[data-ready="true"]')).toBeVisible()
  await importText(page, 'not a backup')
  await expect(page.getByRole('status').getByText('not valid JSON')).toBeVisible()
})
