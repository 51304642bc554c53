import type { Page } from '@playwright/test'
import { indexOf } from './bank.ts'
import { awake, expect, sitThrough, startQuiz, test } from './promise.ts'

/** Notes what the live regions hold when a button next gets the focus: what is said with it is cut off. */
async function noteAtFocus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof HTMLButtonElement)) return
      removeEventListener('focusin', note)
      const regions = [...document.querySelectorAll('[role="status"], [aria-live="polite"]')]
      document.body.dataset['told'] = regions.map(({ textContent }) => textContent).join(' ')
    }
    addEventListener('focusin', note)
  })
  return () => page.evaluate(() => document.body.dataset['told'] ?? 'no button had the focus, be it correct')
}

test('the verdict and the explanation are told once, in their order, when the focus has moved', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  await page.keyboard.press('b')
  const told = await noteAtFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  expect(await told()).not.toMatch(/correct|explanation/i)
  // In one paragraph: two places are told in any order, and of two paragraphs the last alone.
  const regions = page.locator('[role="status"], [aria-live="polite"]').filter({ hasText: /correct/i })
  await expect(regions).toHaveCount(1)
  await expect(regions.locator('p:not([aria-hidden="true"])')).toHaveText([
    /^Incorrect\. Correct answer: [^._]+\. [^_]{100}/,
  ])
})

test('a question that comes up is told by its heading: the bar and the clock keep still, and can be read', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  const bar = page.getByRole('progressbar', { name: 'Questions reached' })
  const first = await bar.evaluateHandle((element) => element)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await expect(bar).toHaveAttribute('value', '8')
  expect(await first.evaluate((element) => element.isConnected), 'a bar that grows is told').toBe(false)
  await expect(page.getByRole('timer', { name: /^Time elapsed: 00:\d\d$/ })).toBeVisible()
})

test('what the calendar of a plan will say has its place before it speaks', async ({ page }) => {
  await page.goto('/30-day-study-plan')
  const region = page.locator('[data-plan-status]')
  await expect(region).toBeEmpty()
  expect(await region.evaluate((element) => element.checkVisibility())).toBe(true)
})

test('a picture is told by its description, and not once more by the words in it', async ({ page }) => {
  await page.goto('/gre-geometry-practice')
  const words = page.locator('main svg[role="img"] text')
  expect(await words.count()).toBeGreaterThan(10)
  await expect(
    page.locator('main svg[role="img"] text:not([aria-hidden="true"] *, [aria-hidden="true"])'),
  ).toHaveCount(0)
})

test('an explanation with formulas is told in words, once', async ({ page }) => {
  await startQuiz(page, 'quantitative')
  await expect(page.locator('[data-choices] fieldset')).toHaveAccessibleDescription(/ 1 over 4 /)
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Incorrect' })
  await expect(told).toContainText(/Correct answer: 9 over 20\. .* over /)
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(0)
})

test('an answer that is a sentence is told with one period', async ({ page }) => {
  await openFirst(page, 'comparison')
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Correct answer: ' })
  await expect(told).toContainText(/Correct answer: [^.]+\. [^.]/)
})

test('the verdict on a word is told with the button that has the focus', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('2')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeFocused()
  await expect(next).toHaveAccessibleDescription(/^(Correct|Incorrect)\. \w+: /)
})

/** Opens a set of the first question of a kind. */
async function openFirst(page: Page, kind: string): Promise<void> {
  const { questions: listed } = await indexOf(page)
  const [found] = Object.values(listed)
    .flat()
    .filter((question) => question.kind === kind)
  await page.goto(`/practice#quiz&set=${found?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
}

test('what is asked is told with the group of its choices, and a blank is told as one', async ({ page }) => {
  await openFirst(page, 'equivalence')
  const group = page.locator('[data-choices] fieldset')
  const { stem, told } = await group.evaluate((element) => {
    const described = document.getElementById(element.getAttribute('aria-describedby') ?? '')
    const told = described?.cloneNode(true)
    if (told instanceof Element) for (const hidden of told.querySelectorAll('[aria-hidden]')) hidden.remove()
    return { stem: described?.textContent, told: told?.textContent }
  })
  expect(stem).toContain('_____')
  expect(told).toMatch(/ blank\b/)
  expect(told).not.toContain('_')
})

test('a choice that is a formula is told once', async ({ page }) => {
  await page.goto('/question/quantitative/6')
  await awake(page)
  await expect(page.locator('[data-choices] math').first()).toBeVisible()
  await expect(page.locator('[data-choices]').getByRole('math')).toHaveCount(0)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-choices]').getByRole('radio', { name: /, Correct$/ })).toHaveCount(1)
  await expect(page.locator('[data-choices]').getByRole('strong')).toHaveCount(0)
})

test('what is wrong with a number is told with its box, and so is its verdict', async ({ page }) => {
  await openFirst(page, 'numeric')
  const box = page.getByLabel('Your answer')
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
  await box.fill('0,7')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription(/cannot read this as a number/)
  await box.fill('')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const sign of '1,200') {
    await box.press(sign)
    await expect(box, 'a number on its way is no mistake').toHaveAttribute('aria-invalid', 'false')
  }
  await expect(box).toHaveValue('1,200')
  await page.clock.resume()
  await box.fill('12 km')
  await expect(box).toHaveAccessibleDescription(/without words or units/)
  await box.fill('-987')
  await page.keyboard.press('Enter')
  await expect(box).toHaveAccessibleDescription(/^.*Incorrect/)
})

test('the title says what is shown, and the heading of the results the score', async ({ page }) => {
  const answers = await startQuiz(page, 'verbal')
  await expect(page).toHaveTitle(/^Quiz: Verbal Reasoning/)
  await sitThrough(page, answers, () => 'skip')
  await expect(page).toHaveTitle(/^Quiz Results: Verbal Reasoning/)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveAccessibleDescription('Score: 0%')
  await page.goto('/verbal')
  await expect(page).toHaveTitle(/^Verbal Reasoning/)
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page).toHaveTitle(/^Quiz: Verbal Reasoning/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Verbal Reasoning/)
  await page.goto('/practice?count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page).toHaveTitle(/^Quiz: Practice/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Practice/)
})

test('a number that a plan asks for is a number that the form takes', async ({ page }) => {
  await page.goto('/practice?count=27')
  await expect(page.getByRole('button', { name: 'Start 27 questions' })).toBeEnabled()
  await expect(page.locator('main :invalid')).toHaveCount(0)
})

test('the links of the menu follow its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('banner').ariaSnapshot()).toMatch(
    /button "Menu"[^]*?navigation "Main"[^]*button/,
  )
})
