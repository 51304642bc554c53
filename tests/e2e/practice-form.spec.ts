import { expectAccessible } from './fixtures/axe.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { practiceIndex } from './fixtures/practice.ts'
import { attemptAt } from './fixtures/records.ts'
import { seedAttempts } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('the form keeps its choices in the address, and starts a set of matching questions', async ({
  page,
}) => {
  await page.goto('/practice')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Quantitative Reasoning' }).check()
  const multipleChoice = 'Multiple choice'
  for (const name of [
    'Algebra',
    'Geometry',
    'Medium',
    'Hard',
    'Quantitative comparison (QC)',
    multipleChoice,
  ])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByLabel('Number of questions').fill('7')
  await page.getByRole('radio', { name: /^At the pace of the test/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await expect(page.getByLabel('Number of questions')).toHaveValue('7')
  await expectAccessible(page)
  const matching = practiceIndex().questions.quantitative.filter(
    ({ topic, difficulty, kind }) =>
      ['algebra', 'geometry'].includes(topic) &&
      ['medium', 'hard'].includes(difficulty) &&
      ['comparison', 'single'].includes(kind),
  )
  await expect(
    page.getByText(`${matching.length} questions match, ${matching.length} new to you.`, { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start 7 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 7' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText(/ \/ \d\d:\d\d$/)
  const ids = (new URLSearchParams(new URL(page.url()).hash).get('set') ?? '').split('.')
  expect(new Set(ids).size).toBe(7)
  const matchingIds = matching.map(({ id }) => id)
  expect(ids.filter((id) => !matchingIds.includes(id))).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Question 1 of 7' })).toBeFocused()
})

test('a question marked for later is practiced from a preset and from the form', async ({ page }) => {
  await page.goto('/question/verbal/5')
  await hydrated(page)
  await page.getByRole('button', { name: 'Mark for later' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mark for later' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/practice?section=verbal&from=marked')
  await expect(page.getByText('1 question matches, 1 new to you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start 1 question' })).toBeEnabled()
  await page.getByRole('button', { name: /^Marked for later 1 question/ }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Mark for later' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('a preset starts with one press, and what was missed holds wrong answers of all sections', async ({
  page,
}) => {
  await seedAttempts(page, [attemptAt('v1', false), attemptAt('q1', false), attemptAt('v2', true)])
  await page.goto('/practice')
  await page.getByRole('button', { name: /^What I missed 2 questions/ }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  expect(new URL(page.url()).hash).toMatch(/^#quiz&set=(v1\.q1|q1\.v1)$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await page.getByRole('button', { name: /^At test pace 10 questions/ }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText('/ 16:15')
  await expectAccessible(page)
})

test('a list of questions that could not be loaded loads on request, and the focus stays', async ({
  page,
  lose,
}) => {
  const restore = await lose('**/questions/index.*.json')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await restore()
  const respond = await holdFiles(page, '**/questions/index.*')
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByText('Loading the questions…')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  respond()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  await expect(page.locator('main')).toBeFocused()
})

test('a form whose script failed reloads the page on request', async ({ page, lose }) => {
  const restore = await lose('**/practice-start*.js')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await restore()
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Try loading again' }).click()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(before)
})

test('answers given earlier decide what is new and what was wrong last time', async ({ page }) => {
  const verbal = practiceIndex().questions.verbal.length
  await seedAttempts(page, [
    attemptAt('v1', true, { at: '2026-11-20T10:00:00.000Z' }),
    attemptAt('v1', false, { at: '2026-11-21T10:00:00.000Z' }),
    ...[attemptAt('v2', false), attemptAt('v3', true), attemptAt('q1', false)],
  ])
  await page.goto('/practice?section=verbal')
  await expect(
    page.getByText(`${verbal} questions match, ${verbal - 3} new to you.`, { exact: true }),
  ).toBeVisible()
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('2 questions match.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start 2 questions' }).click()
  await expect(page).toHaveURL(/set=(v1\.v2|v2\.v1)$/)
})

test('if no question was wrong last time, the form says so, and says whether any was answered', async ({
  page,
}) => {
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('You have not answered any of these questions yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await expectAccessible(page)
  await seedAttempts(page, [
    attemptAt('v1', false, { at: '2026-11-20T10:00:00.000Z' }),
    attemptAt('v1', true, { at: '2026-11-21T10:00:00.000Z' }),
  ])
  await page.reload()
  await expect(
    page.getByText('No mistakes to practice here: your latest answers to these questions were all right.'),
  ).toBeVisible()
})

test('until the earlier answers have been read, the form announces nothing about them', async ({ page }) => {
  // A request that is never answered is given up after a while.
  await page.addInitScript(() => {
    Object.assign(IDBObjectStore.prototype, { getAll: () => new EventTarget() })
  })
  await page.goto('/practice?from=wrong')
  const announcement = page.locator('[data-practice-start] [aria-live="polite"]')
  await expect(page.getByRole('radio', { name: 'Wrong last time' })).toBeChecked()
  await expect(announcement).toHaveText('', { timeout: 1000 })
  await expect(announcement).toHaveText('Your earlier answers could not be read.')
  await page.getByRole('radio', { name: 'New to you first' }).check({ force: true })
  await expect(page.getByRole('button', { name: /^Start \d+ questions$/ })).toBeEnabled()
})

test('choosing another section removes the topics of the previous one', async ({ page }) => {
  await page.goto('/practice?section=quantitative&topics=geometry')
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await page.getByRole('radio', { name: 'Verbal Reasoning' }).check({ force: true })
  await expect(page).not.toHaveURL(/topics/)
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
})

test('the form says how long a set takes, and names the pace of the test only where the test has the section', async ({
  page,
}) => {
  await page.goto('/practice?section=verbal&count=10')
  await expect(page.getByText('At the pace of the test: about 15 minutes')).toBeVisible()
  await page.goto('/practice?section=analytical&count=10')
  await expect(page.getByText('With a time limit: about 17 minutes')).toBeVisible()
})

test('while a new set loads, the message is at the top of the page', async ({ page }) => {
  const respond = await holdFiles(page, '**/questions/verbal-*-*.json')
  await page.goto('/practice?section=verbal&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page.getByText('Loading the questions…')).toBeInViewport()
  respond()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
})

test('a failure to load the questions is announced in the region that announced the loading', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED')
  const fail = await holdFiles(page, '**/questions/index.*.json', 'abort')
  await page.goto('/practice')
  await hydrated(page)
  const region = page.getByRole('status').filter({ hasText: 'Loading the questions…' })
  const element = await region.elementHandle()
  fail()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  expect(await element.evaluate((status) => status.isConnected && status.textContent)).toContain(
    'The questions could not be loaded.',
  )
})

test('the practice form accepts any number of questions that an address may ask for', async ({ page }) => {
  await page.goto('/practice?count=27')
  await expect(page.getByRole('button', { name: 'Start 27 questions' })).toBeEnabled()
  await expect(page.locator('main :invalid')).toHaveCount(0)
})

test('an address that asks for a set opens the form first', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 2 }).first()
  await page.goto('/practice?section=quantitative&topics=arithmetic&count=12')
  await expect(heading).toHaveText('Make your own set')
  await expect(page.getByRole('button', { name: 'Start 12 questions' })).toBeEnabled()
  await page.goto('/practice')
  await expect(heading).toHaveText('Start now')
})
