import { expect, test } from './promise.ts'
import { indexOf } from './bank.ts'
import { importRecords, refuseStorage } from './seeds.ts'

test('a limit is called the pace of the test only where the test has such questions', async ({ page }) => {
  await page.goto('/practice?section=verbal&count=10')
  await expect(page.getByText('At the pace of the test: about 15 minutes')).toBeVisible()
  await page.goto('/practice?section=analytical&count=10')
  await expect(page.getByText('With a time limit: about 17 minutes')).toBeVisible()
  await page.goto('/practice#set=a1.a2&pace=test')
  await expect(page.getByText('2 questions, with a time limit.', { exact: true })).toBeVisible()
})

test('a decimal comma is told of, and is not marked as something else', async ({ page }) => {
  await page.goto('/practice#quiz&set=q164')
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await box.fill('101,25')
  const told = page.getByText('We cannot read this as a number. Use a point for decimals: 0.75, not 0,75.')
  await expect(told).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeDisabled()
  await box.fill('101.25')
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(page.locator('[data-verdict="correct"]').first()).toBeVisible()
})

test('a wide sign at the head of a number is the beginning of one', async ({ page }) => {
  await page.clock.install()
  await page.goto('/practice#quiz&set=q164')
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
  for (const [typed, isTold] of [
    ['－', false],
    ['＋', false],
    ['－x', true],
  ] as const) {
    await box.fill(typed)
    await expect(box).toHaveValue(typed)
    await page.clock.runFor(1000)
    await expect(box, typed).toHaveAttribute('aria-invalid', String(isTold))
  }
})

test('where the browser keeps nothing, the results of a set do not say that it does', async ({ page }) => {
  await refuseStorage(page)
  await page.goto('/practice#quiz&set=v1')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Complete Quiz' }).click()
  await expect(page.getByText('Practice sets do not count as quizzes.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your result may not be saved in this browser.')).toBeVisible()
})

test('a second try at loading that fails is followed by the page anew: files may have moved', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/questions/*.json')
  await page.goto('/practice#quiz&set=v1')
  const again = page.getByRole('button', { name: 'Try loading again' })
  await again.click()
  await expect(again).toBeVisible()
  const born = await page.evaluate(() => performance.timeOrigin)
  await findAgain()
  await again.click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(born)
})

test('until it is known what was answered before, nothing is said of it and no set begins', async ({
  page,
}) => {
  // A request that is never answered is given up after a while.
  await page.addInitScript(() => {
    Object.assign(IDBObjectStore.prototype, { getAll: () => new EventTarget() })
  })
  await page.goto('/practice?from=wrong')
  const told = page.locator('[data-practice-form] [aria-live="polite"]')
  await expect(page.getByRole('radio', { name: 'Wrong last time' })).toBeChecked()
  await expect(told).toHaveText('', { timeout: 1000 })
  await expect(told).toHaveText('Your earlier answers could not be read.')
  await page.locator('label').filter({ hasText: 'New to you first' }).click()
  await expect(page.getByRole('button', { name: /^Start \d+ questions$/ })).toBeEnabled()
})

test('the form says how many questions match, and how many of them are new to whoever asks', async ({
  page,
}) => {
  const { questions: listed } = await indexOf(page)
  const algebra = (listed['quantitative'] ?? []).filter(({ topic }) => topic === 'algebra')
  const asked = [...algebra.slice(0, 2), ...algebra.slice(0, 1), ...(listed['verbal'] ?? []).slice(0, 3)]
  const attempts = asked.map(({ id: question }, at) => ({
    ...{
      id: `a${at}`,
      question,
      answer: [],
      right: at === 0,
      seconds: 9,
      at: `2026-11-20T10:00:0${at}.000Z`,
    },
    where: { kind: 'page' },
  }))
  await importRecords(page, { attempts })
  await expect(page.getByText('Imported: 6 answers')).toBeVisible()
  await page.goto('/practice?section=quantitative&topics=algebra')
  const count = algebra.length
  await expect(
    page.getByText(`${count} questions match, ${count - 2} new to you.`, { exact: true }),
  ).toBeVisible()
})
