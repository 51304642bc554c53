import { nextFrames } from './fixtures/clock.ts'
import { errorsOfIsland } from './fixtures/failing-island.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { quizAt, seedDraft, seedFinished } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'
import { pausedServer } from './fixtures/paused-server.ts'

test('the focus stays on the heading of the question while the rest of the page loads', async ({
  page,
  baseURL,
}) => {
  const server = await pausedServer(baseURL)
  await page.goto(`${server.address}/quantitative#quiz`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Question 1 of 25' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  server.goOn()
  await page.waitForFunction(() => document.readyState === 'complete')
  await nextFrames(page)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.close()
  await server.close()
})

for (const [where, address, heading] of [
  ['a quiz', '/quantitative#quiz', 'Question 1 of 25'],
  ['results', '/quantitative#results', 'Quiz Results'],
] as const)
  test(`the heading of ${where} has the focus before and after the font for formulas loads`, async ({
    page,
  }) => {
    if (where === 'results') await seedFinished(page, { section: 'quantitative' })
    await page.addInitScript(() => {
      const load = document.fonts.load.bind(document.fonts)
      document.fonts.load = async (...args) => {
        await new Promise<void>((resolve) =>
          addEventListener('release-font', () => resolve(), { once: true }),
        )
        return load(...args)
      }
    })
    await page.goto('about:blank')
    await page.goto(address)
    await hydrated(page)
    await expect(page.locator('main')).toHaveCSS('opacity', '0')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    await page.evaluate(() => dispatchEvent(new Event('release-font')))
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  })

for (const early of [false, true])
  test(`when the browser jumps to #quiz late, the focus stays on ${early ? 'the choice made before' : 'the heading of the question'}`, async ({
    page,
  }) => {
    await page.addInitScript(jumpToQuizLate)
    const release = await holdFiles(page, '**/_astro/*.js')
    await page.goto('/quantitative#quiz', { waitUntil: 'commit' })
    const choice = page.locator('input[value="q1e"]')
    await expect(choice).toBeAttached()
    if (early) await page.locator('label:has(input[value="q1e"])').click()
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-late', '')
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    release()
    await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled()
    await nextFrames(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-late')
    await expect(early ? choice : page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  })

/**
 * Runs in a page. Imitates Chromium, which may jump to #quiz only in a later frame and then takes the focus away: once
 * `data-late` is set, the next focus is lost one frame later.
 */
function jumpToQuizLate(): void {
  const jump = (): void => {
    document.documentElement.removeAttribute('data-late')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  addEventListener('focusin', () => {
    if (document.documentElement.hasAttribute('data-late')) requestAnimationFrame(jump)
  })
}

test('after Enter checks an answer, Next has the focus, even in a browser that leaves it on a disabled choice', async ({
  page,
}) => {
  await page.addInitScript(keepFocusOnDisabled)
  await quizAt(page, 'verbal', 1)
  await page.locator('input[value="v1a"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

/** Runs in a page. Imitates Firefox: a control that is disabled keeps the focus, and keys pressed on it reach no listener. */
function keepFocusOnDisabled(): void {
  let latest: EventTarget | null = null
  const disabledElement = (): Element | null =>
    latest instanceof Element && latest.isConnected && latest.matches(':disabled') ? latest : null
  addEventListener('focusin', ({ target }) => (latest = target), true)
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  Object.defineProperty(Document.prototype, 'activeElement', {
    get() {
      const active: unknown = original?.get?.call(this)
      return active === document.body ? (disabledElement() ?? active) : active
    },
  })
  const dropKey = (event: Event): void => {
    if (event.target === document.body && disabledElement()) event.stopImmediatePropagation()
  }
  addEventListener('keydown', dropKey, true)
}

test('a choice made before the script arrives keeps the focus and stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 520 })
  const release = await holdFiles(page, '**/_astro/*.js')
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

test('if the quiz resumes at question 2, the focus moves there from a choice made in question 1 before the script arrives', async ({
  page,
}) => {
  await seedDraft(page, { section: 'verbal' }, { at: 2 })
  const release = await holdFiles(page, '**/_astro/*.js')
  await page.goto('/verbal#quiz', { waitUntil: 'commit' })
  await page.locator('label:has(input[value="v1b"])').click()
  release()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
})

for (const [where, address, heading] of [
  ['in a quiz', '/practice#quiz&set=v1.v2', 'Question 1 of 2'],
  ['on a question page', '/question/verbal/1', 'Question 1 of 25'],
] as const)
  test(`a choice made by key ${where} has the focus and is on the screen, and Enter checks and goes on`, async ({
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

test('the practice page does not move the focus while it loads its questions, nor after', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/questions/index.*.json')
  await page.goto('/practice')
  await hydrated(page)
  await expect(page.getByText('Loading the questions…')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  release()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  await expect(page.locator('body')).toBeFocused()
})

test('if the next question cannot be shown, the heading of the error screen has the focus', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...errorsOfIsland)
  await page.route('**/questions/verbal-1.*.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const start = text.indexOf('"v2"')
    const withoutChoices = text.slice(start).replace('"choices"', '"lost"')
    await route.fulfill({ response, body: text.slice(0, start) + withoutChoices })
  })
  await quizAt(page, 'verbal', 1)
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused()
})

test('a section page does not move the focus when it opens', async ({ page }) => {
  await page.goto('/verbal')
  await expect(page.locator('[data-view="intro"]')).toBeVisible()
  await hydrated(page)
  await expect(page.locator('body')).toBeFocused()
})
