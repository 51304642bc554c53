import { awake, expect, expectAccessible, test } from './promise.ts'

test.use({ expectedErrors: ['[astro-island] Error hydrating', 'net::ERR_FAILED'] })

for (const [path, script] of [
  ['/practice#set=v1.v2', 'practice-room'],
  ['/verbal#quiz', 'section-practice'],
  ['/verbal#quiz', 'client'],
  ['/question/verbal/4', 'question-practice'],
  ['/progress', 'progress-board'],
  ['/gre-vocabulary/quiz', 'word-quiz'],
] as const)
  test(`${path} says that ${script} did not load, and comes when it is loaded again`, async ({
    page,
    lose,
  }) => {
    const findAgain = await lose(`**/_astro/${script}.*.js*`)
    await page.goto(path)
    const told = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(told).toContainText(
      'This part of the page did not load. Check your connection, then reload the page.',
    )
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
    await expectAccessible(page)
    await findAgain()
    await told.getByRole('button', { name: 'Reload' }).press('Enter')
    await expect(told).toHaveCount(0)
    await awake(page)
    await expect(page).toHaveURL(path)
    await expect(told).toHaveCount(0)
  })
