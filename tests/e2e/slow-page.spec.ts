import { pausedServer } from './fixtures/paused-server.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expect, test } from './fixtures/test.ts'

test('a quiz starts from an intro whose scripts ran before the page had arrived in full', async ({
  page,
  baseURL,
}) => {
  const server = await pausedServer(baseURL)
  await page.goto(`${server.address}/verbal`, { waitUntil: 'commit' })
  await expect(page.locator('[data-view="intro"]')).toBeVisible()
  server.goOn()
  await hydrated(page)
  await page.keyboard.press('b')
  await page.getByRole('link', { name: 'Start the full timed quiz' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.locator('input[value="v1c"]')).toBeChecked()
  await page.close()
  await server.close()
})
