import { answersOf, awake, expect, laidOut, reviewSet, startQuiz, test } from './promise.ts'
import type { Page } from '@playwright/test'
import { everyPage, missingPages, pageKinds } from './site-map.ts'

/** 320 px is the narrowest that must do; 640 is what 1280 px become at 200 % zoom. */
const widths = [320, 640] as const

const height = 400

const target = 44

test.use({
  deviceScaleFactor: 2,
  viewport: { width: 320, height },
  expectedErrors: ['the server responded with a status of 404'],
})

/** What juts out of the page, in words; nothing where the page fits. */
async function overflowOf(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const root = document.documentElement
    if (root.scrollWidth <= limit && innerWidth <= limit) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1,
    )
    return [
      `${root.scrollWidth} px wide at ${limit}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ]
  }, width)
}

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    expect(await overflowOf(page, width), name).toEqual([])
  }
}

/** Every control of the listed kinds, and every link that stands alone, that is seen and smaller than a finger. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds = 'button, nav a, header a, footer a, summary, label, main a[data-look]'
    const isAlone = (link: Element): boolean =>
      link.parentElement?.textContent.trim() === link.textContent.trim() && !link.closest('dfn')
    const links = [...document.querySelectorAll('main a')].filter(isAlone)
    return [...new Set([...document.querySelectorAll(kinds), ...links])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least - 0.01 || box.width < least - 0.01)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`)
  }, target)
}

test('no page scrolls sideways, at 320 px or at 200 % zoom', async ({ page, request }) => {
  test.slow()
  for (const path of [...(await everyPage(request)), ...missingPages]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await laidOut(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    })
    await expectToFit(page, path)
  }
})

test('nothing scrolls sideways while a quiz runs, nor after an answer', async ({ page }) => {
  for (const section of ['verbal', 'quantitative', 'analytical']) {
    await startQuiz(page, section)
    await expectToFit(page, `${section}: running`)
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expectToFit(page, `${section}: checked`)
  }
})

test('nothing scrolls sideways in the results, also where the link to a long set is to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await reviewSet(
    page,
    Array.from({ length: 12 }, (_, index) => `v${index + 101}`),
  )
  await expectToFit(page, 'results')
  await page.getByRole('button', { name: 'Copy a link to this set' }).click()
  await expect(page.getByText('Copy this link: http')).toBeVisible()
  await expectToFit(page, 'link')
})

test('the list of questions fits, and each is as large as a finger', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page, 'questions')
  await page.setViewportSize({ width: 320, height })
  expect(await smallTargets(page)).toEqual([])
})

test('nothing scrolls sideways with the menu or the list of keys open', async ({ page }) => {
  await page.goto('/question/verbal/2')
  await awake(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectToFit(page, 'menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page, 'keys')
})

test('buttons, links of navigation and choices are as large as a finger', async ({ page }) => {
  for (const path of [...pageKinds, ...missingPages])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await awake(page)
      if (width === 320) await page.getByRole('button', { name: 'Menu' }).click()
      expect(await smallTargets(page), `${path} at ${width} px`).toEqual([])
    }
})

test('controls are as large as a finger in a quiz, its explanation and the list of keys', async ({
  page,
}) => {
  const answers = await startQuiz(page, 'verbal')
  expect(await smallTargets(page), 'running').toEqual([])
  await page.locator(`input[value="${answers.get('v1') ?? ''}"]`).check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  expect(await smallTargets(page), 'checked').toEqual([])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page), 'keys').toEqual([])
})

test('a choice is at least 48 px high and all of it answers a tap', async ({ page }) => {
  await page.goto('/verbal')
  const right = (await answersOf(page, 'verbal')).get('v1') ?? ''
  await page.goto('/question/verbal/1')
  await awake(page)
  const choice = page.locator(`label:has(input[value="${right}"])`)
  const box = await choice.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  await choice.click({ position: { x: (box?.width ?? 0) - 6, y: 6 } })
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(right)
})
