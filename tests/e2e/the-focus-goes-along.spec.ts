import { hold } from './hold.ts'
import { awake, expect, startQuiz, test } from './promise.ts'

test('after a check by Enter the next step has the focus, also where a locked choice would keep it', async ({
  page,
}) => {
  await page.addInitScript(keepFocusOnLocked)
  await startQuiz(page, 'verbal')
  await page.locator('input[value="v1a"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

/** Runs in a page: does as Firefox, where a control that is disabled keeps the focus, and its keys reach nobody. */
function keepFocusOnLocked(): void {
  let latest: EventTarget | null = null
  const kept = (): Element | null =>
    latest instanceof Element && latest.isConnected && latest.matches(':disabled') ? latest : null
  addEventListener('focusin', ({ target }) => (latest = target), true)
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  Object.defineProperty(Document.prototype, 'activeElement', {
    get() {
      const active: unknown = own?.get?.call(this)
      return active === document.body ? (kept() ?? active) : active
    },
  })
  const swallow = (event: Event): void => {
    if (event.target === document.body && kept()) event.stopImmediatePropagation()
  }
  addEventListener('keydown', swallow, true)
}

test('whoever has begun before the script arrives goes on among the choices', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 520 })
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/quantitative', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await page.locator('label:has(input[value="q1e"])').click()
  release()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled()
  await expect(page.locator('input[value="q1e"]')).toBeFocused()
  await expect(page.locator('label:has(input[value="q1e"])')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('input[value="q1d"]')).toBeChecked()
})

test('whoever chose before the script arrives, where a quiz goes on at another question, is led to that', async ({
  page,
}) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  const release = await hold(page, '**/_astro/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.locator('label:has(input[value="v1b"])').click()
  release()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

for (const [where, address, heading] of [
  ['in a quiz', '/practice#quiz&set=v1.v2', 'Question 1 of 2'],
  ['on a question page', '/question/verbal/1', 'Question 1 of 25'],
] as const)
  test(`a choice made by key ${where} has the focus and is seen, and the next keys do their work`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 520 })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
    for (const [key, choice] of [
      ['e', 'v1e'],
      ['1', 'v1a'],
      ['d', 'v1d'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator(`input[value="${choice}"]`)).toBeChecked()
      await expect(page.locator(`input[value="${choice}"]`)).toBeFocused()
      await expect(page.locator(`label:has(input[value="${choice}"])`)).toBeInViewport({ ratio: 0.9 })
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await page.keyboard.press('Enter')
    if (where === 'in a quiz')
      await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
    else await expect(page).toHaveURL('/question/verbal/2')
  })

test('a page that waits for its questions leaves the focus alone', async ({ page }) => {
  const release = await hold(page, '**/questions/index.*.json')
  await page.goto('/practice')
  await awake(page)
  await expect(page.getByText('Loading the questions…')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  release()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  await expect(page.locator('body')).toBeFocused()
})

test('where a quiz cannot go on, the focus is on what says so', async ({ page, expectedErrors }) => {
  expectedErrors.push('Cannot read properties', 'Minified React error')
  await page.route('**/questions/verbal-1.*.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const second = text.indexOf('"choices"', text.indexOf('"v2"'))
    await route.fulfill({ response, body: `${text.slice(0, second)}"lost"${text.slice(second + 9)}` })
  })
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
})

test('who comes to a section page is left where they are, and who comes to its quiz is led to the question', async ({
  page,
}) => {
  await page.goto('/verbal')
  await expect(page.locator('[data-view="intro"]')).toBeVisible()
  await awake(page)
  await expect(page.locator('body')).toBeFocused()
  await page.goto('/quantitative#quiz')
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
})
