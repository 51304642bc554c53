import { leaveForHelp, restoreByBack, withBackForwardCache } from './fixtures/back-forward-cache.ts'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expectAllStoredFromTwoTabs } from './fixtures/many-results.ts'
import { openResults, quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { countInDatabase, storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test.use(withBackForwardCache)

const endedElsewhere = 'You finished or deleted this quiz in another tab.'

test('a quiz finished in one tab ends in the other, and is counted once', async ({ page, context }) => {
  await quizAt(page, 'verbal', 25)
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await expect(other.getByRole('heading', { name: 'Question 25 of 25' })).toBeFocused()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(other).toHaveURL('/verbal')
  await expect(other.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(other.getByRole('status').getByText(endedElsewhere)).toBeVisible()
  await other.reload()
  await hydrated(other)
  await expect(other.getByRole('region', { name: 'Quiz in progress' })).toHaveCount(0)
  expect(await storedResults(page)).toHaveLength(1)
})

test('a practice set finished in one tab ends in the other', async ({ page, context }) => {
  const set = '/practice#quiz&set=v1.v2'
  await seedDraft(page, { questionIds: ['v1', 'v2'] }, { at: 2 })
  await page.goto(set)
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(set)
  await other.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(other.getByRole('heading', { name: 'Set results' })).toBeVisible()
  await expect(page.getByRole('status').getByText(endedElsewhere)).toBeVisible()
})

test('a quiz continued in one tab goes on in the other, and the offer to resume shows the same question', async ({
  page,
  context,
}) => {
  const answers = await quizAt(page, 'verbal', 1)
  const [other, intro] = [await context.newPage(), await context.newPage()]
  await intro.goto('/verbal')
  const offer = intro.getByRole('region', { name: 'Quiz in progress' })
  await expect(offer).toContainText('question 1 of 25')
  await other.bringToFront()
  await other.goto('/verbal#quiz')
  const right = `input[value="${answers.get('v1') ?? ''}"]`
  await other.locator(right).check({ force: true })
  await other.getByRole('button', { name: 'Check Answer' }).click()
  await other.getByRole('button', { name: 'Next' }).click()
  await expect(offer).toContainText('question 2 of 25')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator(right)).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
})

test('a quiz erased while the page was left ends when Back restores it', async ({ page }) => {
  await seedDraft(page, { section: 'verbal' })
  await page.goto('/verbal')
  await page.getByRole('link', { name: 'Resume the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await leaveForHelp(page)
  await page.evaluate(() => localStorage.clear())
  await restoreByBack(page)
  await expect(page.getByText(endedElsewhere)).toBeVisible()
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Resume the quiz' })).toBeVisible()
  await expect(page.getByText(endedElsewhere)).toHaveCount(0)
})

test('a page that Back restores shows the question that another tab has reached', async ({
  page,
  context,
}) => {
  await quizAt(page, 'verbal', 1)
  await leaveForHelp(page)
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await other.close()
  await restoreByBack(page)
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeEnabled()
})

test('Try Again does not delete a quiz that another tab has started', async ({ page, context }) => {
  await openResults(page, { section: 'verbal' })
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Quiz in progress' })).toContainText('question 2 of 25')
  await expect(other.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
})

test('a practice set whose time ends in two tabs at once is logged once', async ({ context }) => {
  // Neither tab hears of the other's end in time.
  await context.addInitScript(() => {
    Storage.prototype.removeItem = () => undefined
  })
  const tabs = [await context.newPage(), await context.newPage()]
  for (const page of tabs) {
    await setClock(page)
    await page.goto('/practice#quiz&set=v1.v2&pace=test')
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    await page.keyboard.press('b')
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  }
  for (const page of tabs) {
    await sleepThrough(page, 190)
    await expect(page.getByRole('heading', { name: 'Set results' })).toBeVisible()
    await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
  }
})

test('a result and an answer of one tab appear in other tabs, and disappear when all data is erased', async ({
  page,
  context,
}) => {
  await page.goto('/progress')
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  const overview = await context.newPage()
  await overview.goto('/verbal')
  await hydrated(overview)
  const other = await context.newPage()
  await quizAt(other, 'verbal', 25)
  await other.keyboard.press('b')
  await other.getByRole('button', { name: 'Check Answer' }).click()
  await other.getByRole('button', { name: 'Complete Quiz' }).click()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('1')
  await expect(overview.getByRole('link', { name: /^Q25, (right|wrong) last time$/ })).toBeVisible()
  await other.goto('/progress')
  // Old versions logged answers without a trace in localStorage, which is how tabs hear of them.
  await other.evaluate(() => localStorage.clear())
  await other.getByRole('button', { name: 'Erase' }).click()
  await other.getByRole('button', { name: 'Erase everything' }).click()
  await expect(other.getByText('has been erased')).toBeVisible()
  await expect(page.locator('[data-total-quizzes]')).toHaveText('0')
  await expect(overview.getByRole('link', { name: 'Q25', exact: true })).toBeVisible()
  expect(await countInDatabase(page, 'results')).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

/** `tests/slow/multi-tab.spec.ts` stores ten times as many. */
test('no result is lost when two tabs store 40 results at the same time', async ({ page }) => {
  await expectAllStoredFromTwoTabs(page, 20)
})
