import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { expect, expectAccessible, sitThrough, startQuiz, storedResults, test } from './promise.ts'
import { countInDatabase, keepResults, resultOn } from './seeds.ts'

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

test('the progress page says how a browser may lose the data, and what helps', async ({ page }) => {
  await page.goto('/progress')
  const data = page.getByRole('region', { name: 'Your data' })
  await expect(data).toContainText('Some browsers delete a site’s data after a week without a visit.')
  await expect(data).toContainText('Export a file as a backup')
})

test('by keyboard the data is a few keys away', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.locator('[data-ready="true"]')).toBeVisible()
  await page.getByRole('link', { name: 'Your data' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
})

test('what is exported comes back after erasing, and never twice', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number <= 3 ? 'right' : 'skip'))
  await page.goto('/30-day-study-plan')
  await page.locator('[data-tick="1.1"]').check()
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  const backup = await exportText(page)

  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.getByRole('button', { name: 'Erase' }).click()
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(
    page.getByText('Everything this site had saved in this browser has been erased.'),
  ).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await countInDatabase(page, 'results')).toBe(0)
  expect(await countInDatabase(page, 'attempts')).toBe(0)

  await importText(page, backup)
  await expect(page.getByText('Imported: 1 quiz, 3 answers, and 1 checked-off task that')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Q1, right last time' }).first()).toBeVisible()
  await importText(page, backup)
  await expect(page.getByText('already had everything in that file')).toBeVisible()
  expect(await storedResults(page)).toHaveLength(1)
})

test('Import opens the choice of a file, takes what is chosen, and is ready for the same once more', async ({
  page,
}) => {
  await page.goto('/progress')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles('src/storage/formats/samples/backup-v4.json')
  await expect(page.getByText('Imported: 1 quiz, 2 answers, 1 word-quiz answer')).toBeVisible()
  await expect(page.getByLabel('Export file to import')).toHaveValue('')
})

test('before the script has come, the buttons of the data say that they sleep', async ({ page }) => {
  const release = await hold(page, '**/_astro/progress-board.*.js*')
  await page.goto('/progress', { waitUntil: 'commit' })
  const buttons = page.getByRole('region', { name: 'Your data' }).getByRole('button')
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  release()
  for (const button of await buttons.all()) await expect(button).toBeEnabled()
})

test('erasing takes the chosen theme back at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/progress')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(
    page.getByText('Everything this site had saved in this browser has been erased.'),
  ).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
})

test.describe('where the day has turned already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('an export has the day of the learner’s own calendar in its name', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-05T20:00:00Z')
    await page.goto('/progress')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('gradus-2026-11-06.json')
  })
})

test('who has erased all results sees at once where to begin', async ({ page }) => {
  await keepResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('region', { name: 'No quizzes yet' })).toBeVisible()
})

test('who has no result that can be read sees where to begin', async ({ page, expectedErrors }) => {
  expectedErrors.push('Some stored quiz results could not be read')
  await keepResults(page, [{ sectionType: 7 }])
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'No quizzes yet' })).toBeVisible()
})

test('a file that is no export is refused whole, with a sentence, and nothing changes', async ({ page }) => {
  await keepResults(page, [resultOn('2026-10-01T10:00:00.000Z')])
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

test('what cannot be erased is not said to be, and is still there', async ({ page }) => {
  await keepResults(page, [resultOn('2026-11-05T14:00:00.000Z')])
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('The browser did not let us erase your data.')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  expect(await storedResults(page)).toHaveLength(1)
})

test('where nothing can be copied, as on plain http, a report is ready to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await page.goto('/about-the-questions?question=v7')
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The text is selected, so you can copy it yourself.' }),
  ).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('question: v7')
})

test('what stands in a report already is kept, and its question is named once', async ({ page }) => {
  for (const [before, after] of [
    ['Gradus, question: v12\nWhat is wrong: a word', 'Gradus, question: v12\nWhat is wrong: a word'],
    ['Gradus, question: \nWhat is wrong: a word', 'Gradus, question: v12\nWhat is wrong: a word'],
  ] as const) {
    const release = await hold(page, '**/_astro/*.js')
    await page.goto('/about-the-questions?question=v12', { waitUntil: 'commit' })
    // Firefox puts back what stood there before a reload; somebody may also have begun to write.
    await page.getByLabel('Your report').fill(before)
    release()
    await expect(page.getByRole('button', { name: 'Copy the report' })).toBeVisible()
    await expect(page.getByLabel('Your report')).toHaveValue(after)
    await page.unrouteAll()
  }
})
