import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'

/** Has a promise fail that nobody waits for, and gives the page the time to tell of it. */
async function failUnheard(page: Page, message: string): Promise<void> {
  await page.evaluate(async (text) => {
    void Promise.reject(new DOMException(text, 'InvalidStateError'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }, message)
}

test('a change of pages without its cross-fade is no error', async ({ page }) => {
  await page.goto('/question/quantitative/4')
  // A busy Chromium says this, and Safari that, whenever Back revives a page.
  await failUnheard(page, 'Transition was aborted because of invalid state. Page already revealed')
  await failUnheard(page, 'Skipping view transition because skipTransition() was called.')
})

test.describe('anything else that fails unheard', () => {
  const message = 'The database was not in the state that was asked for'
  test.use({ expectedErrors: [message] })

  test('is told of in the console', async ({ page }) => {
    const told: string[] = []
    page.on('pageerror', (error) => told.push(error.message))
    await page.goto('/question/quantitative/4')
    await failUnheard(page, message)
    expect(told).toHaveLength(1)
  })
})

test.fail(
  'an error that was not announced fails its test, also in a tab that the test opens',
  async ({ context }) => {
    const other = await context.newPage()
    await other.goto('/question/quantitative/4')
    await failUnheard(other, 'The other tab failed')
  },
)

test.fail('so does one that such a tab only tells its console', async ({ context }) => {
  const other = await context.newPage()
  await other.goto('/question/quantitative/4')
  await other.evaluate(() => console.error('The other tab complained'))
})
