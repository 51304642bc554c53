import { expectAllStoredFromTwoTabs } from '../e2e/fixtures/many-results.ts'
import { test } from '../e2e/fixtures/test.ts'

test('no result is lost when two tabs store 400 results at the same time', async ({ page }) => {
  await expectAllStoredFromTwoTabs(page, 200)
})
