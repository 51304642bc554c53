import { expect, test } from './fixtures/test.ts'
import type { Page } from '@playwright/test'

/** Rejects a promise that nobody handles, and lets the browser report it. */
async function rejectUnhandled(page: Page, message: string): Promise<void> {
  await page.evaluate(async (text) => {
    void Promise.reject(new DOMException(text, 'InvalidStateError'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, message)
}

test('a page change that skips its cross-fade reports no error', async ({ page }) => {
  await page.goto('/question/quantitative/4')
  // A busy Chromium says this, and Safari that, whenever Back revives a page.
  await rejectUnhandled(page, 'Transition was aborted because of invalid state. Page already revealed')
  await rejectUnhandled(page, 'Skipping view transition because skipTransition() was called.')
})

test.describe('any other unhandled rejection', () => {
  const message = 'The database was not in the state that was asked for'
  test.use({ expectedErrors: [message] })

  test('is reported', async ({ page }) => {
    const reported: string[] = []
    page.on('pageerror', (error) => reported.push(error.message))
    await page.goto('/question/quantitative/4')
    await rejectUnhandled(page, message)
    expect(reported).toHaveLength(1)
  })
})

test.fail('an unexpected exception fails its test, also in another tab', async ({ context }) => {
  const other = await context.newPage()
  await other.goto('/question/quantitative/4')
  await rejectUnhandled(other, 'The other tab failed')
})

test.fail('an unexpected console error in another tab fails its test', async ({ context }) => {
  const other = await context.newPage()
  await other.goto('/question/quantitative/4')
  await other.evaluate(() => console.error('The other tab failed'))
})
