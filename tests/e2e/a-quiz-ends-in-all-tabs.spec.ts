import config from '../../playwright.config.ts'
import { awake, expect, sitThrough, startQuiz, storedResults, test } from './promise.ts'

// A page that Back revives as it was: the driver turns this off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const goneText = 'You finished or deleted this quiz in another tab.'

test('a quiz finished in one tab is over in the other, and is counted once', async ({ page, context }) => {
  const answers = await startQuiz(page, 'verbal')
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await expect(other.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await page.bringToFront()
  await sitThrough(page, answers, () => 'skip')
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(other).toHaveURL('/verbal')
  await expect(other.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  await expect(other.getByRole('status').getByText(goneText)).toBeVisible()
  await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await other.reload()
  await awake(other)
  await expect(other.getByRole('region', { name: 'Quiz in progress' })).toHaveCount(0)
  expect(await storedResults(page)).toHaveLength(1)
})

test('the offer to resume follows what another tab does', async ({ page, context }) => {
  await startQuiz(page, 'analytical')
  const other = await context.newPage()
  await other.goto('/analytical')
  const offer = other.getByRole('region', { name: 'Quiz in progress' })
  await expect(offer).toContainText('question 1 of 25')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(offer).toContainText('question 2 of 25')
})

test('news from another tab in the moment of a click undoes nothing', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip', exact: true }).evaluate((skip: HTMLElement) => {
    skip.click()
    dispatchEvent(new StorageEvent('storage', { key: 'gradus.quiz.verbal-1' }))
  })
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
})

test('two sets of one section are sat side by side', async ({ page, context }) => {
  await page.goto('/practice#quiz&set=v1.v2.v3')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const other = await context.newPage()
  await other.goto('/practice#quiz&set=v7.v8.v9.v10')
  await expect(other.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
})

test('a set left without a limit is not resumed with one', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2.v3')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.goto('/practice#set=v1.v2.v3&pace=test')
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible()
})

test('a quiz erased meanwhile is not found dead by Back', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.evaluate(() => localStorage.clear())
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(born)
  await expect(page.getByText(goneText)).toBeVisible()
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Resume the quiz' })).toBeVisible()
  await expect(page.getByText(goneText)).toHaveCount(0)
})

test('a set that is over elsewhere says so', async ({ page, context }) => {
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/practice#quiz&set=v1.v2')
  for (const number of [1, 2]) {
    await expect(other.getByRole('heading', { name: `Question ${number} of 2` })).toBeVisible()
    await other.getByRole('button', { name: /^Skip/ }).click()
  }
  await expect(other.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByRole('status').getByText(goneText)).toBeVisible()
})

test('Try Again gives up no quiz that another tab has begun', async ({ page, context }) => {
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, () => 'skip')
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
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

test('a page that Back revives goes on where another tab has brought the quiz', async ({ page, context }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await other.close()
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeEnabled()
  // Revived, not loaded anew: it is older than the page it comes back from.
  expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(born)
})
