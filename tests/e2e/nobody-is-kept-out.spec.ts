import { answersOf, awake, expect, expectAccessible, sitThrough, startQuiz, test } from './promise.ts'
import { everyPage, guides, missingPages, pageKinds } from './site-map.ts'

for (const path of new Set([...pageKinds, ...guides]))
  test(`${path} keeps nobody out, in light or dark`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    await expectAccessible(page)
  })

test('the headings of every page go down by one level at a time', async ({ request }) => {
  for (const path of await everyPage(request)) {
    const page = await (await request.get(path)).text()
    const levels = [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
    expect(skips, path).toEqual([])
  }
})

test.describe('where nothing is', () => {
  test.use({ expectedErrors: ['the server responded with a status of 404'] })

  for (const path of missingPages)
    test(`${path} keeps nobody out`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
    })
})

test('the open menu keeps nobody out', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/question/verbal/2')
  await awake(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
})

for (const path of ['/question/quantitative/6', '/verbal#quiz'])
  test(`the open list of keys on ${path} keeps nobody out`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
  })

for (const verdict of ['right', 'wrong'] as const) {
  test(`a question page after a ${verdict} answer keeps nobody out`, async ({ page }) => {
    await page.goto('/quantitative')
    const right = (await answersOf(page, 'quantitative')).get('q6') ?? ''
    const wrong = right === 'q6a' ? 'q6b' : 'q6a'
    await page.goto('/question/quantitative/6')
    await awake(page)
    await page.locator(`input[value="${verdict === 'right' ? right : wrong}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.getByText('Why each choice is right or wrong').click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Section Practice' }).click()
    await expect(page.locator(`[data-state=${verdict}]`)).toBeVisible()
    await expectAccessible(page)
  })

  test(`a running quiz keeps nobody out, chosen and ${verdict}`, async ({ page }) => {
    const answers = await startQuiz(page, 'verbal')
    const right = answers.get('v1') ?? ''
    const wrong = right === 'v1a' ? 'v1b' : 'v1a'
    await page.locator(`input[value="${verdict === 'right' ? right : wrong}"]`).check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expectAccessible(page)
  })
}

test('the results, the offer to resume and the progress page of a learner keep nobody out', async ({
  page,
}) => {
  const answers = await startQuiz(page, 'quantitative')
  await sitThrough(page, answers, (number) =>
    number % 3 === 0 ? 'skip' : number % 3 === 1 ? 'right' : 'wrong',
  )
  await page.locator('[data-reviewed="q2"] summary').first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.goto('/quantitative')
  await expect(page.getByText(/resume/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/progress')
  await awake(page)
  await expectAccessible(page)
  await page.goto('/')
  await expectAccessible(page)
})
