import type { Page } from '@playwright/test'

/** What the console says of an island that fails. */
export const errorsOfIsland = ['Minified React error', 'Cannot read properties']

/** Opens a question page whose question has lost its choices. */
export async function openFailingIsland(page: Page): Promise<void> {
  await page.route('**/question/verbal/1', async (route) => {
    const response = await route.fetch()
    const broken = (await response.text()).replace(/&quot;choices&quot;:/, '&quot;lost&quot;:')
    await route.fulfill({ response, body: broken })
  })
  await page.goto('/question/verbal/1')
}
