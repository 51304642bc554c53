import type { Page } from '@playwright/test'
import { awake, expect, expectAccessible, test } from './promise.ts'
import { countInDatabase, refuseStorage } from './seeds.ts'

const day = 86_400_000

type Asked = Readonly<{ word: string; days: number; isKnown: boolean }>

/** Brings in an export in which these words were asked so many days ago. */
async function haveAsked(page: Page, asked: readonly Asked[]): Promise<void> {
  const recalls = asked.map(({ word, days, isKnown }, index) => ({
    ...{ id: `r${index}`, word, asked: 'meaning', given: isKnown ? word : 'zealous' },
    ...{ at: new Date(Date.now() - days * day).toISOString(), round: `round-${index}` },
  }))
  const backup = {
    ...{
      format: 'gradus-backup',
      version: 4,
      exportedAt: new Date().toISOString(),
      results: [],
      attempts: [],
    },
    ...{ recalls, settings: { keys: true, clock: true }, ticks: [], theme: 'system' },
  }
  await page.goto('/progress')
  await awake(page)
  await page.getByLabel('Export file to import').setInputFiles({
    ...{ name: 'export.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(backup)),
  })
  await expect(page.getByText(`Imported: ${asked.length} answers to words`)).toBeVisible()
}

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
  await expect(page.getByText('30 words asked: 22 known, 8 to repeat.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Repeat words' }).click()
  await expect(page.getByText(/^8 to repeat, 22 known, \d+ new$/)).toBeVisible()
  await page.getByLabel('Words').selectOption('The top 300: 1 to 60')
  await expect(page.getByText('8 to repeat, 22 known, 30 new')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  const round = await wordsOfRound(page)
  expect(words.slice(0, 8).filter((word) => !round.includes(word))).toEqual([])
  expect(words.slice(8).filter((word) => round.includes(word))).toEqual([])
})

test('an answer to a word is kept as it is given, and another visit knows of it', async ({ page }) => {
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await expect(page.getByText('60 words, none asked yet')).toBeVisible()
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.keyboard.press('1')
  await expect.poll(() => countInDatabase(page, 'recalls')).toBe(1)
  const isKnown = (await page.locator('#verdict strong').innerText()) === 'Correct.'
  await page.reload()
  const standing = isKnown ? '0 to repeat, 1 known, 59 new' : '1 to repeat, 0 known, 59 new'
  await expect(page.getByText(standing)).toBeVisible()
})

test('a round of another tab is heard of', async ({ page, context }) => {
  await page.goto('/gre-vocabulary/quiz?of=top-2')
  await expect(page.getByText('60 words, none asked yet')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/gre-vocabulary/quiz?of=top-2')
  await other.getByRole('button', { name: 'Start 10 words' }).click()
  await other.keyboard.press('1')
  await expect(page.getByText(/^(1 to repeat, 0|0 to repeat, 1) known, 59 new$/)).toBeVisible()
})

test('what was asked of words goes with everything else when it is erased', async ({ page }) => {
  await haveAsked(page, [
    { word: 'laconic', days: 1, isKnown: true },
    { word: 'abate', days: 1, isKnown: false },
  ])
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(
    page.getByText('The word quiz asks ten at a time, and brings back what you miss.'),
  ).toBeVisible()
  expect(await countInDatabase(page, 'recalls')).toBe(0)
})

test('where the browser keeps nothing a round says so, and its answers count until the page is left', async ({
  page,
}) => {
  await refuseStorage(page)
  await page.goto('/gre-vocabulary/quiz?of=top-1')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('They count until you leave this page.')).toBeVisible()
  await expect(page.getByText(/^(1 to repeat, 0|0 to repeat, 1) known, 59 new$/)).toBeVisible()
})
