import { errorsOfIsland, openFailingIsland } from './fixtures/failing-island.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

test('an exception shows the error screen, and the rest of the page stays usable', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...errorsOfIsland)
  await openFailingIsland(page)
  const screen = page.getByRole('alert')
  await expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(screen).toContainText('Cannot read properties of undefined')
  await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Question' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Progress' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await screen.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toContain('gradus-')
})

test('an export that cannot be loaded says so, and can be tried again', async ({ page, expectedErrors }) => {
  expectedErrors.push(...errorsOfIsland, 'Failed to load resource')
  await page.route('**/download-backup.*.js', (route) => route.abort())
  await openFailingIsland(page)
  const screen = page.getByRole('alert')
  await screen.getByRole('button', { name: 'Export my data' }).click()
  await expect(screen.getByRole('status')).toHaveText(
    'The export could not be loaded. Check your connection, then try again.',
  )
  await page.unroute('**/download-backup.*.js')
  const download = page.waitForEvent('download')
  await screen.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toContain('gradus-')
  await expect(screen.getByRole('status')).toHaveText('')
})

test('Reload on the error screen loads the page again', async ({ page, expectedErrors }) => {
  expectedErrors.push(...errorsOfIsland)
  await openFailingIsland(page)
  const screen = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await expect(screen).toBeVisible()
  await page.unroute('**/question/verbal/1')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(screen).toHaveCount(0)
})
