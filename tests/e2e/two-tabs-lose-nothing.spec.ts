import { build } from 'esbuild'
import type { Page } from '@playwright/test'
import { awake, expect, storedResults, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

const each = 200

/** The site's own storage, as a script that a test can run in a page. */
async function storageScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { appendResult } from './src/storage/results/results.ts'
        import { eraseEverything } from './src/storage/erase/erase-everything.ts'
        globalThis.gradus = { appendResult, eraseEverything }`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

/** Finishes many quizzes in one page, as fast as it can. */
async function finishMany(page: Page, script: string, first: number): Promise<void> {
  await page.evaluate(
    `${script};(async () => {
      for (let index = ${first}; index < ${first + each}; index += 1)
        await gradus.appendResult({
          questionsCount: 25, correctAnswers: index % 26, incorrectAnswers: 0, skippedQuestions: 0,
          timeTaken: index, date: new Date(1790000000000 + index).toISOString(), sectionType: 'verbal',
        })
    })()`,
  )
}

test('two tabs finishing 400 quizzes at once lose none', async ({ page, context }) => {
  test.setTimeout(120_000)
  const script = await storageScript()
  const other = await context.newPage()
  await Promise.all([page.goto('/progress'), other.goto('/progress')])
  await Promise.all([finishMany(page, script, 0), finishMany(other, script, each)])
  expect(await countInDatabase(page, 'results')).toBe(2 * each)
  await page.reload()
  await expect(page.locator('[data-total-quizzes]')).toHaveText(String(2 * each))
  expect(await storedResults(page)).toHaveLength(2 * each)
})

test('a result of one tab appears in the other, and erasing there stays erased', async ({
  page,
  context,
}) => {
  const script = await storageScript()
  const other = await context.newPage()
  await Promise.all([page.goto('/progress'), other.goto('/progress')])
  await finishMany(other, script, 0)
  await expect(page.locator('[data-total-quizzes]')).toHaveText(String(each))
  await other.evaluate('gradus.eraseEverything()')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  expect(await countInDatabase(page, 'results')).toBe(0)
  expect(await storedResults(page)).toEqual([])
})

test('an answer given in one tab is a step in the other, and goes with an erasure', async ({
  page,
  context,
}) => {
  await page.goto('/verbal')
  await awake(page)
  const other = await context.newPage()
  await other.goto('/question/verbal/1')
  await awake(other)
  await other.keyboard.press('b')
  await other.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Q1, (right|wrong) last time$/ })).toBeVisible()
  await other.goto('/progress')
  // Answers given before tabs told one another of them have left no trace in localStorage.
  await other.evaluate(() => localStorage.clear())
  await other.getByRole('button', { name: 'Erase' }).click()
  await other.getByRole('button', { name: 'Erase everything' }).click()
  await expect(other.getByText('has been erased')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Q1', exact: true })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
