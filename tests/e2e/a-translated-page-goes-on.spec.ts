import type { Locator, Page } from '@playwright/test'
import type { RichText } from '../../src/domain/questions/rich-text.ts'
import { awake, expect, questionsOf, startQuiz, test } from './promise.ts'
import { resultOn } from './seeds.ts'
import { inTranslation, translate } from './translation.ts'

const proceed = (page: Page): Locator => page.locator('[data-next-button]')

async function expectWords(place: Locator, words: string): Promise<void> {
  await expect(place).toHaveText(inTranslation(words))
}

test('a quiz that is being translated goes on from formulas to words and back, to its results', async ({
  page,
}) => {
  await startQuiz(page, 'quantitative')
  const questions = await questionsOf(page, 'quantitative')
  await translate(page)
  for (const [index, { id, text }] of questions.entries()) {
    await expectWords(page.locator('h2'), `Question ${index + 1} of 25`)
    await expect(page.locator('main')).toContainText(inTranslation(firstWords(text)))
    await expectWords(proceed(page), 'Check Answer')
    await page.locator(`input[value="${id}b"]`).check({ force: true })
    await proceed(page).click()
    await expectWords(page.locator('[data-explanation] h3'), 'Explanation')
    await expectWords(page.locator('[data-verdict="correct"] strong'), 'Correct')
    await expectWords(proceed(page), index === 24 ? 'Complete Quiz' : 'Next')
    await proceed(page).click()
  }
  await expectWords(page.locator('h1'), 'Quiz Results')
  await expectWords(page.locator('[data-reviewed="q25"] h3'), 'Question 25')
})

test('the clock of a translated quiz goes on, and its button says what it does', async ({ page }) => {
  await startQuiz(page, 'verbal')
  await translate(page)
  const clock = page.locator('[data-clock]')
  const before = await clock.innerText()
  await expect(clock).not.toHaveText(before)
  const toggle = page.locator('[data-clock] ~ button, svg + button')
  await expectWords(toggle, 'Hide the clock')
  await toggle.click()
  await expectWords(toggle, 'Show the clock')
  await toggle.click()
  await expect(clock).toHaveText(/^\d+:\d\d$/)
})

test('a translated offer to resume a quiz follows another tab', async ({ page, context }) => {
  await startQuiz(page, 'verbal')
  await page.goBack()
  await translate(page)
  const offer = page.locator('[data-intro] section p')
  await expect(offer).toContainText(inTranslation('question 1 of 25'))
  const other = await context.newPage()
  await other.goto('/verbal#quiz')
  await other.getByRole('button', { name: 'Skip' }).click()
  await expect(offer).toContainText(inTranslation('question 2 of 25'))
})

test('a translated practice form says what fits, and its set is sat', async ({ page }) => {
  await page.goto('/practice?count=5')
  await awake(page)
  const form = page.locator('[data-practice-form]')
  const start = form.locator('button').last()
  await expect(start).toHaveText('Start 5 questions')
  await translate(page)
  await form.locator('input[value="quantitative"]').check()
  await expect(form).toContainText(inTranslation('At the pace of the test: about 9 minutes'))
  for (const topic of ['algebra', 'geometry']) await form.locator(`input[value="${topic}"]`).check()
  await form.locator('input[type="number"]').fill('10')
  await expectWords(start, 'Start 10 questions')
  await expect(form).toContainText(inTranslation('At the pace of the test: about 17 minutes'))
  await start.click()
  for (let number = 1; number <= 10; number += 1) {
    await expectWords(page.locator('h2'), `Question ${number} of 10`)
    await page.locator('[data-next-button]').locator('xpath=preceding-sibling::button').click()
  }
  await expectWords(page.locator('h1'), 'Quiz Results')
})

test('a translated question page tells the verdict and explains', async ({ page }) => {
  await page.goto('/question/quantitative/1')
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible()
  await translate(page)
  await page.locator('input[value="q1b"]').check({ force: true })
  await page.keyboard.press('Enter')
  await expectWords(page.locator('[data-explanation] h2'), 'Explanation')
  await expectWords(page.locator('[data-verdict="correct"] strong'), 'Correct')
})

test('a translated round of words goes on to its end', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top')
  const main = page.locator('main')
  const start = main.locator('button')
  await expect(start).toHaveText('Start 10 words')
  await translate(page)
  await start.click()
  for (let word = 1; !(await main.locator('[aria-label="Results"]').isVisible()); word += 1) {
    await expect(main.locator('section > p').first()).toContainText(inTranslation(`Question ${word}, `))
    await page.keyboard.press(String(((word + Math.floor(word / 4)) % 4) + 1))
    await expectWords(main.locator('[data-verdict="right"] strong'), 'Correct')
    await expectWords(main.locator('section > button'), 'Next')
    await page.keyboard.press('Enter')
  }
  await expect(main.locator('h2')).toContainText(inTranslation('of 10 on the first try'))
  await expectWords(start.last(), 'Start another round')
})

test('a translated progress page follows what is finished in another tab', async ({ page, context }) => {
  await page.goto('/progress')
  // What is translated while React takes over is drawn anew, with a complaint.
  await expect(page.getByRole('button', { name: /Export/ })).toBeEnabled()
  await translate(page)
  await expect(page.locator('[data-overall-average]')).toHaveText('0%')
  const other = await context.newPage()
  await other.goto('/help')
  const results = JSON.stringify([resultOn('2026-01-05T10:00:00.000Z')])
  await other.evaluate((text) => localStorage.setItem('greQuizResults', text), results)
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
