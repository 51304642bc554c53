import { expect, test } from './fixtures/test.ts'

test.use({ expectedErrors: ['the server responded with a status of 404'] })

test('a missing page logs its address to the console and leads home', async ({ page }) => {
  for (const path of ['/no-such-page', '/question/verbal/26']) {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(` ${path}`))
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await logged
    await page.getByRole('link', { name: /Home$/ }).last().click()
    await expect(page).toHaveURL('/')
  }
})
