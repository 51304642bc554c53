import type { Page } from '@playwright/test'
import { awake, expect, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

/** Begins a round of the one word that begins with K, and gives the meaning of it. */
async function startOneWord(page: Page): Promise<string> {
  const table = await (await page.request.get('/gre-vocabulary/words.csv')).text()
  const [, meaning = ''] = /^"k[a-z]*","[a-z]+","[^"]*","([^"]*)"/m.exec(table) ?? []
  await page.goto('/gre-vocabulary/quiz?of=k')
  await page.getByRole('button', { name: 'Start 1 word', exact: true }).click()
  return meaning
}

/** Chooses the right meaning, or a wrong one. */
async function choose(page: Page, meaning: string, isRight: boolean): Promise<void> {
  const options = page
    .getByRole('region', { name: /^Question \d/ })
    .getByRole('listitem')
    .getByRole('button')
  await (
    isRight ? options.filter({ hasText: meaning }) : options.filter({ hasNotText: meaning }).first()
  ).click()
}

/** Does so, and goes on. */
async function answer(page: Page, meaning: string, isRight: boolean): Promise<void> {
  await choose(page, meaning, isRight)
  await expect(page.locator('#verdict strong')).toHaveText(isRight ? 'Correct.' : 'Incorrect.')
  await page.getByRole('button', { name: 'Next' }).click()
}

test('a word missed in a round stays to be repeated, though it was known in the end; the next round counts anew', async ({
  page,
}) => {
  const meaning = await startOneWord(page)
  await answer(page, meaning, false)
  await answer(page, meaning, true)
  const score = page.getByRole('region', { name: 'Results' }).getByRole('heading')
  await expect(score).toHaveText('0 of 1 on the first try')
  await expect(page.getByText('1 to review now, 0 later, 0 new')).toBeVisible()
  await page.getByRole('button', { name: 'Review 1 missed word' }).click()
  await expect(page.getByRole('region', { name: 'Question 1, 1 word left' })).toBeVisible()
  await answer(page, meaning, true)
  await expect(score).toHaveText('1 of 1 on the first try')
  await expect(page.getByText('0 to review now, 1 later, 0 new')).toBeVisible()
})

test('another round that is stopped before its first answer leaves the results of the one before', async ({
  page,
}) => {
  const meaning = await startOneWord(page)
  await answer(page, meaning, false)
  await answer(page, meaning, true)
  await page.getByRole('button', { name: 'Start another round' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading')).toHaveText('0 of 1 on the first try')
  await expect(results.getByRole('link', { name: /^k/ })).toBeVisible()
})

test('after an answer the meaning of the word is told, and a sentence, whether it was right or wrong', async ({
  page,
}) => {
  const table = await (await page.request.get('/gre-vocabulary/words.csv')).text()
  const [, word, meaning, sentence] = /^"(k[a-z]*)","[a-z]+","[^"]*","([^"]*)","([^"]*)"/m.exec(table) ?? []
  await startOneWord(page)
  for (const [verdict, isRight] of [
    ['Incorrect', false],
    ['Correct', true],
  ] as const) {
    await choose(page, meaning ?? '', isRight)
    await expect(page.locator('#verdict')).toHaveText(`${verdict}. ${word}: ${meaning}. ${sentence}`)
    await page.getByRole('button', { name: 'Next' }).click()
  }
})

for (const mode of ['Meaning to word', 'Sentence with a blank'])
  test(`what is asked does not give the word away: ${mode.toLowerCase()}`, async ({ page }) => {
    await page.goto('/gre-vocabulary/quiz?of=k')
    await awake(page)
    await page.getByRole('radio', { name: mode }).check()
    await page.getByRole('button', { name: 'Start 1 word', exact: true }).click()
    const asked = await page.getByRole('heading', { level: 1 }).innerText()
    await page.keyboard.press('1')
    expect(asked).not.toContain(await page.locator('#verdict b').innerText())
  })

test('a word takes one answer, and no key that means something to the browser', async ({ page }) => {
  await startOneWord(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await page.keyboard.press('1')
  const verdict = await page.locator('#verdict').innerText()
  for (const key of ['2', '3', '4']) await page.keyboard.press(key)
  expect(await page.locator('#verdict').innerText()).toBe(verdict)
  await expect.poll(() => countInDatabase(page, 'recalls')).toBe(1)
})
