import { awake, expect, sitThrough, startQuiz, test } from './promise.ts'

test('a later quiz says which it is, while it runs and in its results', async ({ page }) => {
  await page.goto('/analytical/quiz/3#quiz')
  await awake(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Analytical Writing, quiz 3' })).toBeVisible()
  await sitThrough(
    page,
    new Map(Array.from({ length: 25 }, (_, index) => [`a${51 + index}`, ''])),
    () => 'skip',
  )
  await expect(page.getByText('Analytical Writing, quiz 3', { exact: true })).toBeVisible()
})

test('the browser is asked to keep the data once the first quiz is finished, and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept: number[] = []
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => {
      kept.push((localStorage.getItem('greQuizResults') ?? '').split('sectionType').length - 1)
      document.documentElement.dataset['asked'] = kept.join(' ')
      return Promise.resolve(true)
    }
  })
  const answers = await startQuiz(page, 'verbal')
  await sitThrough(page, answers, (number) => (number === 1 ? 'right' : 'skip'))
  // Asked one time, when one result was kept.
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
})
