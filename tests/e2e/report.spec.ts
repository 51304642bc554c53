import { holdFiles } from './fixtures/hold.ts'
import { expect, test } from './fixtures/test.ts'

test('if nothing can be copied, as on plain HTTP, the text of the report is selected', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await page.goto('/about-the-questions?question=v7')
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The text is selected, so you can copy it yourself.' }),
  ).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('question: v7')
})

test('text that is in the report before the script arrives stays, and the question is named once', async ({
  page,
}) => {
  for (const [before, after] of [
    ['Gradus, question: v12\nWhat is wrong: a word', 'Gradus, question: v12\nWhat is wrong: a word'],
    ['Gradus, question: \nWhat is wrong: a word', 'Gradus, question: v12\nWhat is wrong: a word'],
  ] as const) {
    const release = await holdFiles(page, '**/_astro/*.js')
    await page.goto('/about-the-questions?question=v12', { waitUntil: 'commit' })
    // Firefox restores the text after a reload, and the learner may have begun to write.
    await page.getByLabel('Your report').fill(before)
    release()
    await expect(page.getByRole('button', { name: 'Copy the report' })).toBeVisible()
    await expect(page.getByLabel('Your report')).toHaveValue(after)
    await page.unrouteAll()
  }
})
