import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { answersOf, awake, expect, expectAccessible, test } from './promise.ts'
import { countInDatabase, leaveSet } from './seeds.ts'

test('a failure to load is told where the loading was', async ({ page, expectedErrors }) => {
  expectedErrors.push('ERR_FAILED')
  const fail = await hold(page, '**/questions/index.*.json', 'abort')
  await page.goto('/practice')
  await awake(page)
  const status = page.getByRole('status').filter({ hasText: 'Loading the questions…' })
  await expect(status).toBeVisible()
  const region = await status.evaluateHandle((element) => element)
  fail()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  expect(await region.evaluate((element) => element.isConnected && element.textContent)).toContain(
    'The questions could not be loaded.',
  )
  await expectAccessible(page)
})

test('what a section does not list is left out of the choice', async ({ page }) => {
  await page.goto('/practice?section=quantitative&topics=logic.algebra&kinds=blanks')
  await expect(page.getByRole('checkbox', { name: 'Algebra' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
})

test('where nothing can be copied, as on plain http, the link to the set is shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await page.goto('/practice#quiz&set=v1')
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await page.getByRole('button', { name: 'Copy a link to this set' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copy this link:' })).toContainText(
    '/practice#set=v1',
  )
})

test('a set of one question is said to be one', async ({ page }) => {
  await page.goto('/practice#set=v1')
  await expect(page.getByText('1 question, no time limit.', { exact: true })).toBeVisible()
  await page.goto('/practice#set=v1.v2&pace=test')
  await expect(page.getByText('2 questions, at the pace of the test.', { exact: true })).toBeVisible()
})

test('a set left half-way waits on the form, and is taken up where it was left', async ({ page }) => {
  await page.goto('/practice?section=analytical&count=5&pace=test')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  const address = new URL(page.url()).hash
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.goBack()
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText('Unfinished set: Analytical Writing, 0 of 5 answered, with a time limit.')
  await expectAccessible(page)
  await offer.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe(address)
})

test('the oldest of ten unfinished sets is taken up where it was left, and none is lost', async ({
  page,
}) => {
  for (let number = 1; number <= 10; number += 1)
    await leaveSet(page, 'verbal', [`v${number}`, `v${number + 1}`], 60 - number)
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  const kept = (): Promise<number> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gradus.quiz.')).length)
  expect(await kept()).toBe(10)
  await page.goto('/practice#quiz&set=v20.v21')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  expect(await kept()).toBe(10)
})

test('a set that holds a retired question can be deleted but not resumed, and hides no other', async ({
  page,
}) => {
  await leaveSet(page, 'analytical', ['a1', 'a182'], 1)
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText(
    'One of its questions is no longer on this site, so you cannot resume this set.',
  )
  await expect(offer.getByRole('link', { name: 'Resume' })).toHaveCount(0)
  await leaveSet(page, 'verbal', ['v1', 'v2'], 2)
  await page.goto('/practice')
  await offer.getByText('1 more unfinished set').click()
  await expect(offer.getByRole('button', { name: 'Delete' })).toHaveCount(2)
  const retired = offer.getByRole('group', { name: /no longer on this site/ })
  await retired.getByRole('button', { name: 'Delete' }).click()
  await expect(offer.getByText('The set has been deleted.')).toBeVisible()
  await expect(offer).toContainText('Unfinished set: Verbal Reasoning, 0 of 2 answered.')
  await offer.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
})

test('Back from a set that was shared leads to its first screen, whose heading has the focus', async ({
  page,
}) => {
  await page.goto('/practice#set=v1.v2')
  await awake(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Verbal Reasoning: practice' })
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.getByRole('link', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Resume at question 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
})

test('Back from a set leads to the form as it was chosen, and its heading has the focus', async ({
  page,
}) => {
  await page.goto('/practice')
  await page.getByRole('radio', { name: 'Quantitative Reasoning' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Geometry' }).check({ force: true })
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused()
})

test('the skip link does not lead away from a set', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#results&set=v1.v2')
})

test('the waiting set follows what another tab does with it', async ({ page, context }) => {
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/practice#quiz&set=q1.q2')
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(offer).toContainText('Unfinished set: Quantitative Reasoning, 0 of 2 answered.')
  await other.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(offer).toHaveCount(0)
})

for (const [how, end] of [
  ['by itself', async (page: Page) => page.clock.fastForward(190_000)],
  [
    'as it is checked',
    async (page: Page) => {
      await page.clock.setSystemTime(Date.now() + 190_000)
      await page.keyboard.press('Enter')
    },
  ],
] as const)
  test(`what is chosen counts in a timed set that ends ${how}, and is remembered once`, async ({ page }) => {
    await page.goto('/verbal')
    const right = (await answersOf(page, 'verbal')).get('v1') ?? ''
    await page.clock.install()
    await page.goto('/practice#quiz&set=v1.v2&pace=test')
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
    await page.keyboard.press(right.slice(-1))
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
    await end(page)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await expect(page.locator('[data-reviewed="v1"]')).toHaveAttribute('data-outcome', 'correct')
    await expect(page.locator('[data-reviewed="v2"]')).toHaveAttribute('data-outcome', 'skipped')
    await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
  })

test('a set that was left is deleted by a second press only', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2.v3')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
  await page.goto('/practice#set=v1.v2.v3')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('link', { name: 'Resume at question 2' })).toBeVisible()
  const afresh = page.getByRole('button', { name: 'Start the set again' })
  await expect(afresh).toHaveAccessibleDescription('Your unfinished set will be deleted.')
  await expectAccessible(page)
  await afresh.click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
})
