import { awake, expect, expectAccessible, test } from './promise.ts'

test('a failure to load is told where the loading was', async ({ page, expectedErrors }) => {
  expectedErrors.push('ERR_FAILED')
  let fail = (): void => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/questions/index.*.json', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/practice')
  await awake(page)
  const status = page.getByRole('status').filter({ hasText: 'Loading the questions…' })
  await expect(status).toBeVisible()
  const region = await status.evaluateHandle((element) => element)
  fail()
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  expect(await region.evaluate((element) => element.isConnected && element.textContent)).toContain(
    'The questions could not be loaded.',
  )
  await expectAccessible(page)
})

test('what a section does not list is left out of the choice', async ({ page }) => {
  await page.goto('/practice?section=quantitative&topics=logic.algebra&kinds=blanks')
  await expect(page.getByRole('checkbox', { name: 'Algebra' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
})

test('where nothing can be copied, as on plain http, the link to the set is shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await page.goto('/practice?set=v1#quiz')
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await page.getByRole('button', { name: 'Copy a link to this set' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copy this link:' })).toContainText(
    '/practice?set=v1',
  )
})
