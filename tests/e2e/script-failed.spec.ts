import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ expectedErrors: ['[astro-island] Error hydrating', 'net::ERR_FAILED'] })

for (const [path, script] of [
  ['/practice#set=v1.v2', 'practice-page'],
  ['/verbal#quiz', 'section-practice'],
  ['/verbal#quiz', 'client'],
  ['/question/verbal/4', 'question-practice'],
  ['/progress', 'progress-board'],
  ['/gre-vocabulary/quiz', 'word-quiz'],
] as const)
  test(`${path} says that ${script} did not load, and works after Reload`, async ({ page, lose }) => {
    const restore = await lose(`**/_astro/${script}.*.js*`)
    await page.goto(path)
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toContainText(
      'This part of the page did not load. Check your connection, then reload the page.',
    )
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
    await restore()
    await notice.getByRole('button', { name: 'Reload' }).press('Enter')
    await expect(notice).toHaveCount(0)
    await hydrated(page)
    await expect(page).toHaveURL(path)
    await expect(notice).toHaveCount(0)
  })

test('the notice of a script that did not load is accessible', async ({ page, lose }) => {
  await lose('**/_astro/client.*.js*')
  await page.goto('/question/verbal/4')
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
  await expectAccessible(page)
})
