import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './promise.ts'
import { countInDatabase, haveAsked, keepResults, refuseStorage, resultOn } from './seeds.ts'

const day = 86_400_000

/** The first words of the top words, by their numbers. */
async function topWords(page: Page, count: number): Promise<readonly string[]> {
  await page.goto('/gre-vocabulary')
  const words = await page
    .locator('#word-1')
    .evaluate((entry) =>
      [...(entry.parentElement?.querySelectorAll('dfn') ?? [])].map((word) => word.textContent),
    )
  return words.slice(0, count)
}

/** The words that a round asks, each once, whatever is answered. */
async function wordsOfRound(page: Page): Promise<readonly string[]> {
  const words: string[] = []
  for (let showing = 0; showing < 10; showing += 1) {
    words.push(await page.getByRole('heading', { level: 1 }).innerText())
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Next' }).click()
  }
  return words
}

/** How sixty words stand after one of them was answered. */
async function standingAfter(page: Page): Promise<string> {
  const isKnown = (await page.locator('#verdict strong').innerText()) === 'Correct.'
  return `${isKnown ? '0 to review now, 1' : '1 to review now, 0'} later, 59 new`
}

test('words that were missed, and known ones that have rested, come before others; the page says how many there are', async ({
  page,
}) => {
  const words = await topWords(page, 30)
  const asked = words.map((word, index) => ({
    word,
    days: index < 5 ? 0.1 : index < 8 ? 2 : 0.1,
    isKnown: index >= 5,
  }))
  await haveAsked(page, asked)
  await expect(page.getByText('30 words practiced, 8 due for review.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Review words' }).click()
  await expect(page.getByText('8 words to review now', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start 8 words' })).toBeEnabled()
  await page.getByLabel('Words').selectOption('The top 300: 1 to 60')
  await expect(page.getByText('8 to review now, 22 later, 30 new')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  const round = await wordsOfRound(page)
  expect(words.slice(0, 8).filter((word) => !round.includes(word))).toEqual([])
  expect(words.slice(8).filter((word) => round.includes(word))).toEqual([])
})

test('what is repeated comes to an end: a round of due words holds no others', async ({ page }) => {
  await haveAsked(page, [
    { word: 'abate', days: 2, isKnown: true },
    { word: 'acumen', days: 0.1, isKnown: true },
  ])
  await page.getByRole('link', { name: 'Review words' }).click()
  await page.getByRole('button', { name: 'Start 1 word', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('abate')
  await page.getByRole('button', { name: 'to grow weaker or less intense' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('No words to review right now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start another round' })).toBeDisabled()
})

test('an answer to a word is kept as it is given, and another visit knows of it', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await expect(page.getByText('60 words, all new to you')).toBeVisible()
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.keyboard.press('1')
  await expect.poll(() => countInDatabase(page, 'recalls')).toBe(1)
  const standing = await standingAfter(page)
  await page.reload()
  await expect(page.getByText(standing)).toBeVisible()
})

test('a round of another tab is heard of', async ({ page, context }) => {
  await page.goto('/gre-vocabulary/quiz?of=top-2')
  await expect(page.getByText('60 words, all new to you')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/gre-vocabulary/quiz?of=top-2')
  await other.getByRole('button', { name: 'Start 10 words' }).click()
  await other.keyboard.press('1')
  await expect(page.getByText(await standingAfter(other))).toBeVisible()
})

test('what was asked of words goes with everything else when it is erased', async ({ page }) => {
  await haveAsked(page, [
    { word: 'laconic', days: 1, isKnown: true },
    { word: 'abate', days: 1, isKnown: false },
  ])
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('The word quiz repeats words you miss.')).toBeVisible()
  expect(await countInDatabase(page, 'recalls')).toBe(0)
})

test('where the browser keeps nothing a round says so, and its answers count until the page is left', async ({
  page,
}) => {
  await refuseStorage(page)
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.keyboard.press('1')
  const standing = await standingAfter(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('They will be lost when you leave this page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
  await expect(page.getByText(standing)).toBeVisible()
})

test('in a list of sixty new words come by their numbers', async ({ page }) => {
  const words = await topWords(page, 70)
  await page.goto('/gre-vocabulary/quiz?of=top-2')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  const round = await wordsOfRound(page)
  expect(round.toSorted()).toEqual(words.slice(60).toSorted())
})

test('words fall due on a page that was left open', async ({ page }) => {
  await page.clock.install()
  await haveAsked(page, [{ word: 'abate', days: 0.5, isKnown: true }])
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await expect(page.getByText('0 to review now, 1 later, 59 new')).toBeVisible()
  await page.clock.setSystemTime(Date.now() + day)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('1 to review now, 0 later, 59 new')).toBeVisible()
})

test('until it is known what was asked before, nothing is said of it and no round begins', async ({
  page,
}) => {
  // A request that is never answered is given up after a while.
  await page.addInitScript(() => {
    Object.assign(IDBObjectStore.prototype, { getAll: () => new EventTarget() })
  })
  const words = page.waitForResponse(/\/questions\/words\./)
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await (await words).finished()
  await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeDisabled()
  await expect(page.getByText('all new to you')).toHaveCount(0)
  await expect(page.getByText('Your earlier answers could not be read.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
})

test('home offers the words to repeat to somebody who comes back, while any are due', async ({
  page,
  context,
}) => {
  await keepResults(page, [resultOn('2026-11-02T10:00:00.000Z')])
  await haveAsked(page, [
    { word: 'abate', days: 2, isKnown: true },
    { word: 'acumen', days: 0.1, isKnown: true },
  ])
  await page.goto('/')
  const offer = page.getByRole('link', { name: 'Review words' })
  await expect(offer).toHaveAttribute('href', '/gre-vocabulary/quiz?of=due')
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await haveAsked(other, [{ word: 'abate', days: 0, isKnown: true }])
  await expect(offer).toBeHidden()
  await expect(page.getByRole('link', { name: 'See your progress' })).toBeVisible()
})

test('a newcomer to words is sent nothing that looks for those to repeat', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('due-words'))).toEqual([])
})
