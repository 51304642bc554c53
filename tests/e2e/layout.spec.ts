import { answersOf } from './fixtures/bank.ts'
import { hydrated, readToItsEnd } from './fixtures/hydration.ts'
import { expectNoOverflow, narrowScreen, smallTargets } from './fixtures/overflow.ts'
import { missingPages, sections } from './fixtures/pages.ts'
import { openAll } from './fixtures/quiz.ts'
import { openResults, quizAt } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** One page of each kind. */
const groups = {
  'home, intro and question pages': ['/', '/verbal', '/question/quantitative/1', '/question/verbal/1'],
  'guides and words': ['/gre-math-practice', '/gre-math-formulas', '/gre-vocabulary'],
  'progress, help, terms and privacy': ['/progress', '/help', '/privacy', '/terms', '/about-the-questions'],
  'not-found pages': missingPages,
} as const

test.use({ ...narrowScreen, expectedErrors: ['the server responded with a status of 404'] })

for (const [name, paths] of Object.entries(groups)) {
  test(`${name} do not scroll sideways at 320 px or at 200 % zoom`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await readToItsEnd(page)
      await openAll(page)
      await expectNoOverflow(page, path)
    }
  })

  test(`the controls of ${name} are at least 44 px at a phone and a desk`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await hydrated(page)
      expect(await smallTargets(page), `${path} at a desk`).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      await page.getByRole('button', { name: 'Menu' }).click()
      expect(await smallTargets(page), `${path} at 320 px`).toEqual([])
    }
  })
}

for (const section of sections)
  test(`the ${section} quiz fits before and after it is checked, and its controls are at least 44 px`, async ({
    page,
  }) => {
    await quizAt(page, section, 1)
    await expectNoOverflow(page, 'running')
    expect(await smallTargets(page), 'running').toEqual([])
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
    await expectNoOverflow(page, 'checked')
    await page.setViewportSize({ width: 320, height: 400 })
    expect(await smallTargets(page), 'checked').toEqual([])
  })

test('the results fit, also with the link to a long set that is shown where nothing can be copied', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await openResults(page, { questionIds: Array.from({ length: 12 }, (_, index) => `v${index + 101}`) })
  await expectNoOverflow(page, 'results')
  await page.getByRole('button', { name: 'Copy a link to this set' }).click()
  await expect(page.getByText('Copy this link: http')).toBeVisible()
  await expectNoOverflow(page, 'link')
})

test('the list of questions fits, and each of its buttons is at least 44 px', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page, 'questions')
  await page.setViewportSize({ width: 320, height: 400 })
  expect(await smallTargets(page)).toEqual([])
})

test('the menu and the list of keys fit, and their controls are at least 44 px', async ({ page }) => {
  await page.goto('/question/verbal/2')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoOverflow(page, 'menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page, 'keys')
  expect(await smallTargets(page), 'keys').toEqual([])
})

test('a choice is at least 48 px high and can be tapped anywhere', async ({ page }) => {
  const right = answersOf('verbal').get('v1') ?? ''
  await page.goto('/question/verbal/1')
  await hydrated(page)
  const choice = page.locator(`label:has(input[value="${right}"])`)
  const box = await choice.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  await choice.click({ position: { x: (box?.width ?? 0) - 6, y: 6 } })
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(right)
})

test('the table that a question needs is seen whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  for (const number of [12, 13]) {
    await page.goto(`/question/quantitative/${number}`)
    const frame = page.getByRole('group', { name: 'Table' })
    const { wide, row } = await frame.evaluate((element) => ({
      wide: element.scrollWidth - element.clientWidth,
      row: element.querySelector('tr')?.clientHeight,
    }))
    expect(wide).toBe(0)
    expect(row).toBeLessThan(140)
  }
})

test('the numbers at the top of a guide are aligned, however long their labels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/gre-math-practice')
  const tops = await page
    .locator('[data-guide] dl')
    .first()
    .locator('dd')
    .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)))
  expect(tops.length).toBe(3)
  expect(new Set(tops).size).toBe(1)
})

test('the legend of a chart is in one line, and its colors are printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/gre-vs-gmat')
  await readToItsEnd(page)
  const signs = await page
    .locator('.fig-keys')
    .first()
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => {
        const { printColorAdjust } = getComputedStyle(item, '::before')
        return `${Math.round(item.getBoundingClientRect().top)} ${printColorAdjust}`
      }),
    )
  expect(signs.length).toBeGreaterThan(1)
  expect(new Set(signs).size).toBe(1)
  expect(signs[0]).toContain('exact')
})

test('the contents of a guide are beside it at a desk, and reached from anywhere on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/gre-math-practice')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const opener = page.getByRole('button', { name: 'Contents' })
  await expect(contents).toBeVisible()
  await expect(opener).toBeHidden()
  const [list, article] = [await contents.boundingBox(), await page.locator('article').boundingBox()]
  expect(list?.x).toBeGreaterThan((article?.x ?? 0) + (article?.width ?? 0))
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(contents).toBeHidden()
  for (const place of ['last', 'first'] as const) {
    await expect(opener).toBeInViewport()
    await opener.click()
    await contents.getByRole('link')[place]().click()
    await expect(contents).toBeHidden()
    const [bar, heading] = [await opener.boundingBox(), await page.locator(':target').boundingBox()]
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})
