import { readFile } from 'node:fs/promises'
import { expect, test } from './promise.ts'
import { importRecords, keep, keepResults, resultOn } from './seeds.ts'

test('results, answers, words, ticks, settings and theme come back from an export after an erasure', async ({
  page,
}) => {
  await keepResults(page, [resultOn('2026-11-02T10:00:00.000Z')])
  await keep(page, 'gradus.plan.30-day', '1.1 2.3')
  await keep(page, 'gradus.settings', JSON.stringify({ keys: false, clock: false }))
  await keep(page, 'gradus.theme', 'dark')
  const at = '2026-11-06T19:44:50.900Z'
  const where = { kind: 'page' }
  await importRecords(page, {
    attempts: [{ id: 'one', question: 'v12', answer: ['v12c'], right: true, seconds: 48, at, where }],
    recalls: [{ id: 'two', word: 'laconic', asked: 'gap', given: 'taciturn', at, round: 'three' }],
  })
  await expect(page.getByText('1 word practiced')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const buffer = await readFile(await (await download).path())
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(
    page.getByText('Everything this site had saved in this browser has been erased.'),
  ).toBeVisible()
  await expect(page.getByText('1 word practiced')).toHaveCount(0)

  await page
    .getByLabel('Export file to import')
    .setInputFiles({ name: 'export.json', mimeType: 'application/json', buffer })
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toHaveText(
    'Imported: 1 quiz, 1 answer, 1 word-quiz answer, 2 checked-off tasks, and settings that this browser did not have.',
  )
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Q12, right last time' })).toBeAttached()
  await expect(page.getByText('1 word practiced')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/30-day-study-plan')
  for (const tick of ['1.1', '2.3']) await expect(page.locator(`[data-tick="${tick}"]`)).toBeChecked()
  await page.goto('/practice#quiz&set=v1')
  await expect(page.getByRole('button', { name: 'Show the clock' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('input:checked')).toHaveCount(0)
})
