import type { Locator, Page } from '@playwright/test'
import type { RichText } from '../../src/domain/questions/rich-text.ts'
import { quizQuestions } from './fixtures/bank.ts'
import { hydrated } from './fixtures/hydration.ts'
import { resultOn } from './fixtures/records.ts'
import { quizAt, seedDraft } from './fixtures/seeded-quiz.ts'
import { seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'
import { inTranslation, translate } from './fixtures/translation.ts'

/** Browser translation replaces text nodes, which React would fail to update. */

const proceed = (page: Page): Locator => page.locator('[data-next-button]')

async function expectTranslated(place: Locator, words: string): Promise<void> {
  await expect(place).toHaveText(inTranslation(words))
}

test('a translated quiz shows each question, verdict and button, and at last its results', async ({
  page,
}) => {
  await quizAt(page, 'quantitative', 1)
  const questions = quizQuestions('quantitative')
  await translate(page)
  for (const [index, { id, text }] of questions.entries()) {
    await expectTranslated(page.locator('h2'), `Question ${index + 1} of 25`)
    await expect(page.locator('main')).toContainText(inTranslation(firstWords(text)))
    await expectTranslated(proceed(page), 'Check Answer')
    await page.locator(`input[value="${id}b"]`).check({ force: true })
    await proceed(page).click()
    await expectTranslated(page.locator('[data-explanation] h3'), 'Explanation')
    await expectTranslated(page.locator('[data-verdict="correct"] strong'), 'Correct')
    await expectTranslated(proceed(page), index === 24 ? 'Complete Quiz' : 'Next')
    await proceed(page).click()
  }
  await expectTranslated(page.locator('h1'), 'Quiz Results')
  await expectTranslated(page.locator('[data-reviewed="q25"] h3'), 'Question 25')
})

test('the clock of a translated quiz runs, and its button hides and shows it', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await translate(page)
  const clock = page.locator('[data-clock]')
  const before = await clock.innerText()
  await expect(clock).not.toHaveText(before)
  const toggle = page.locator('[data-clock] ~ button, svg + button')
  await expectTranslated(toggle, 'Hide the clock')
  await toggle.click()
  await expectTranslated(toggle, 'Show the clock')
  await toggle.click()
  await expect(clock).toHaveText(/^\d+:\d\d$/)
})

test('on a translated page, the offer to resume shows how far another tab has gone', async ({
  page,
  context,
}) => {
  await seedDraft(page, { section: 'verbal' })
  await page.goto('/verbal')
  await hydrated(page)
  await translate(page)
  const offer = page.locator('[data-intro] section p')
  await expect(offer).toContainText(inTranslation('question 1 of 25'))
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await other.getByRole('button', { name: 'Skip' }).click()
  await expect(offer).toContainText(inTranslation('question 2 of 25'))
})

test('a translated practice form updates its time and number, and its set can be finished', async ({
  page,
}) => {
  await page.goto('/practice?count=5')
  await hydrated(page)
  const form = page.locator('[data-practice-start]')
  const start = form.locator('[aria-labelledby=own-set] button').last()
  await expect(start).toHaveText('Start 5 questions')
  await translate(page)
  await form.locator('input[value="quantitative"]').check()
  await expect(form).toContainText(inTranslation('At the pace of the test: about 9 minutes'))
  for (const topic of ['algebra', 'geometry']) await form.locator(`input[value="${topic}"]`).check()
  await form.locator('input[type="number"]').fill('10')
  await expectTranslated(start, 'Start 10 questions')
  await expect(form).toContainText(inTranslation('At the pace of the test: about 17 minutes'))
  await start.click()
  for (let number = 1; number <= 10; number += 1) {
    await expectTranslated(page.locator('h2').first(), `Question ${number} of 10`)
    await page.locator('[data-next-button]').locator('xpath=preceding-sibling::button').click()
  }
  await expectTranslated(page.locator('h1'), 'Set results')
})

test('a translated question page shows the verdict and the explanation', async ({ page }) => {
  await page.goto('/question/quantitative/1')
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
  await translate(page)
  await page.locator('input[value="q1b"]').check({ force: true })
  await page.keyboard.press('Enter')
  await expectTranslated(page.locator('[data-explanation] h2'), 'Explanation')
  await expectTranslated(page.locator('[data-verdict="correct"] strong'), 'Correct')
})

test('a translated round of words can be finished', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  const main = page.locator('main')
  const start = main.locator('button')
  await expect(start).toHaveText('Start 10 words')
  await translate(page)
  await start.click()
  for (let word = 1; !(await main.locator('[aria-label="Results"]').isVisible()); word += 1) {
    await expect(main.locator('section > p').first()).toContainText(inTranslation(`Question ${word}, `))
    await page.keyboard.press(String(((word + Math.floor(word / 4)) % 4) + 1))
    await expectTranslated(main.locator('[data-verdict="right"] strong'), 'Correct')
    await expectTranslated(main.locator('section > button'), 'Next')
    await page.keyboard.press('Enter')
  }
  await expect(main.locator('h2')).toContainText(inTranslation('of 10 on the first try'))
  await expectTranslated(start.last(), 'Start another round')
})

test('a translated progress page shows a result of another tab', async ({ page, context }) => {
  await page.goto('/progress')
  // React reports an error if texts are replaced during hydration.
  await expect(page.getByRole('button', { name: /Export/ })).toBeEnabled()
  await translate(page)
  await expect(page.locator('[data-overall-average]')).toHaveText('0%')
  const other = await context.newPage()
  await other.goto('/help')
  await seedResults(other, [resultOn('2026-01-05T10:00:00.000Z')])
  await expect(page.locator('[data-overall-average]')).toHaveText('80%')
  const verbal = page.locator('li[data-section="verbal"]')
  await expect(verbal).toContainText(inTranslation('1 attempt'))
  await expect(verbal).toContainText('80%')
})

/** The first words of a text, up to its first formula. */
function firstWords(text: RichText): string {
  for (const node of text) {
    const words = typeof node === 'string' ? node.trim() : firstWords(node.children ?? [])
    if (words !== '') return words
  }
  return ''
}
