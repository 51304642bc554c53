import { expectAccessible } from '../e2e/fixtures/axe.ts'
import { hydrated } from '../e2e/fixtures/hydration.ts'
import { guides } from '../e2e/fixtures/pages.ts'
import { test } from '../e2e/fixtures/test.ts'

test('every guide is accessible', async ({ page }) => {
  for (const guide of guides) {
    await page.goto(guide)
    await hydrated(page)
    await expectAccessible(page)
  }
})
