import { expectAccessible } from './fixtures/axe.ts'
import { guides } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('no guide or list of words is longer than 8,000 pixels before a part is opened', async ({ page }) => {
    for (const path of [
      ...guides,
      '/gre-vocabulary/a',
      '/gre-vocabulary/change',
      '/gre-vocabulary/clusters/change',
    ]) {
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThan(8000)
    }
  })

  test('the first part is open, and the contents open the part that they lead to', async ({ page }) => {
    await page.goto('/verbal-reasoning-tips')
    const part = (name: string) =>
      page.locator('[data-part]').filter({ has: page.getByRole('heading', { name }) })
    await expect(part('The clock today')).toHaveAttribute('open')
    await expect(part('Review like a tutor')).not.toHaveAttribute('open')
    await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('link', { name: 'Review like a tutor' }).click()
    await expect(part('Review like a tutor')).toHaveAttribute('open')
    await expect(page.getByRole('heading', { name: 'Review like a tutor' })).toBeInViewport()
    await page.getByRole('heading', { name: 'Two short arguments' }).click()
    await expect(part('Two short arguments')).toHaveAttribute('open')
    await expectAccessible(page)
  })

  test('an address with a fragment opens its part', async ({ page }) => {
    await page.goto('/30-day-study-plan#day-9')
    await expect(page.locator('#day-9')).toBeInViewport()
    await page.goto('/verbal-reasoning-tips#a-time-plan-for-each-section')
    const heading = page.getByRole('heading', { name: 'A time plan for each section' })
    await expect(heading).toBeInViewport()
    await expect(page.locator('[data-part][open]').filter({ has: heading })).toHaveCount(1)
  })

  test('a question is answered and checked within the guide, and counts on the progress page', async ({
    page,
  }) => {
    await page.goto('/verbal-reasoning-tips#three-questions-to-try')
    const question = page.locator('[data-try]').first()
    await question.getByRole('button', { name: 'Check Answer' }).click()
    await expect(question.getByRole('status')).toHaveText('Choose one answer')
    await question.getByRole('radio').nth(1).check()
    await question.getByRole('button', { name: 'Check Answer' }).click()
    await expect(question.getByRole('status')).toHaveText(/^(Incorrect|Correct)\.$/)
    await expect(question.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/progress')
    await expect(page.getByText(/1 of \d+ questions answered/)).toBeVisible()
  })

  test('if the code that checks does not load, the question says so', async ({
    page,
    lose,
    expectedErrors,
  }) => {
    expectedErrors.push('Failed to fetch dynamically imported module')
    await page.goto('/verbal-reasoning-tips#three-questions-to-try')
    const question = page.locator('[data-try]').first()
    await lose('**/_astro/*.js')
    await question.getByRole('radio').nth(1).check()
    await question.getByRole('button', { name: 'Check Answer' }).click()
    await expect(question.getByRole('status')).toHaveText(
      'This could not be checked. Check your connection, then reload this page.',
    )
    await expect(question.getByRole('radio').nth(1)).toBeChecked()
  })
})

test('a wide screen shows all parts, and their headings are no controls', async ({ page }) => {
  await page.goto('/verbal-reasoning-tips')
  await expect(page.locator('[data-part]:not([open])')).toHaveCount(0)
  for (const summary of await page.locator('[data-part] > summary').all())
    await expect(summary).toHaveAttribute('tabindex', '-1')
})

test('on paper all parts are shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/verbal-reasoning-tips')
  const last = page.locator('[data-part]').last().locator('p').first()
  await expect(last).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(last).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a wide screen shows all parts, and a phone opens them', async ({ page }) => {
    await page.goto('/verbal-reasoning-tips')
    const last = page.locator('[data-part]').last().locator('p').first()
    await expect(last).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(last).toBeHidden()
    await page.locator('[data-part] > summary').last().click()
    await expect(last).toBeVisible()
  })
})
