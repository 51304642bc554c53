import { expect, test } from './promise.ts'

test.use({ javaScriptEnabled: false })

for (const [path, heading, words] of [
  ['/practice', 'Practice', 'Practice by topic needs JavaScript.'],
  ['/progress', 'Progress', 'Your progress is kept in this browser, and needs JavaScript to be shown.'],
  ['/verbal', 'Verbal Reasoning', 'The timed quiz needs JavaScript.'],
  ['/verbal#quiz', 'Verbal Reasoning', 'The timed quiz needs JavaScript.'],
  ['/verbal/quiz/2#quiz', 'Verbal Reasoning, quiz 2', 'The timed quiz needs JavaScript.'],
  ['/gre-vocabulary/quiz', 'Word quiz', 'The word quiz needs JavaScript.'],
] as const)
  test(`${path} says what needs a script, and shows nothing that cannot work without one`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const told = page.locator('main noscript p')
    expect(await told.innerText()).toContain(words)
    expect((await told.boundingBox())?.height).toBeGreaterThan(0)
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await expect(page.locator('main').getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start the full timed quiz' })).toHaveCount(0)
    await expect(page.getByText(/Loading|No quizzes yet|%/).filter({ visible: true })).toHaveCount(0)
    const opacity = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)
    expect(opacity).toBe('1')
  })
