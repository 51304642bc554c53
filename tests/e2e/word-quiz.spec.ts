import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { holdFiles } from './fixtures/hold.ts'
import { hydrated } from './fixtures/hydration.ts'
import { resultOn } from './fixtures/records.ts'
import { countInDatabase, importWords, refuseStorage, seedRecalls, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

const day = 86_400_000

/** The first words of the 300 top words, in the order of their numbers. */
function topWords(count: number): readonly string[] {
  const page = readFileSync('dist/gre-vocabulary.html', 'utf8')
  return Array.from(page.matchAll(/<dfn><a [^>]*>([a-z]+)<\/a><\/dfn>/g), ([, word = '']) => word).slice(
    0,
    count,
  )
}

/** Opens the word quiz and starts a round of ten words of a list. */
async function startRound(page: Page, list = 'top'): Promise<void> {
  await page.goto(`/gre-vocabulary/quiz?of=${list}`)
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Starts a round of "ken", the only word with K. */
async function startRoundOfOneWord(page: Page, mode = 'Word to meaning'): Promise<void> {
  await page.goto('/gre-vocabulary/quiz?of=k')
  await hydrated(page)
  await page.getByRole('radio', { name: mode }).check()
  await page.getByRole('button', { name: 'Start 1 word', exact: true }).click()
}

/** Chooses the right choice or a wrong one, and goes on. */
async function answer(page: Page, isRight: boolean, right: string | RegExp = meaningOfKen): Promise<void> {
  const choices = page
    .getByRole('region', { name: /^Question \d/ })
    .getByRole('listitem')
    .getByRole('button')
  await (isRight ? choices.filter({ hasText: right }) : choices.filter({ hasNotText: right }).first()).click()
  await expect(page.locator('#verdict strong')).toHaveText(isRight ? 'Correct.' : 'Incorrect.')
  await page.getByRole('button', { name: 'Next' }).click()
}

const meaningOfKen = 'the range of what a person knows or understands'

/** Answers ten questions with the first choice, and gives the words they asked. */
async function wordsOfRound(page: Page): Promise<readonly string[]> {
  const words: string[] = []
  for (let showing = 0; showing < 10; showing += 1) {
    words.push(await page.getByRole('heading', { level: 1 }).innerText())
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Next' }).click()
  }
  return words
}

/** How many of sixty words are due, not due yet and new after one of them was answered. */
async function summaryAfterAnswer(page: Page): Promise<string> {
  const isKnown = (await page.locator('#verdict strong').innerText()) === 'Correct.'
  return `${isKnown ? '0 to review now, 1' : '1 to review now, 0'} later, 59 new`
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test.describe('a round', () => {
  test('asks missed words again until each of ten words was right once, by keyboard', async ({ page }) => {
    await startRound(page)
    await expectAccessible(page)
    const verdicts: string[] = []
    for (let step = 0; step < 200; step += 1) {
      if (await page.getByRole('heading', { name: 'Word quiz' }).isVisible()) break
      const left = 10 - verdicts.filter((text) => text === 'Correct.').length
      const position = `Question ${step + 1}, ${left} ${left === 1 ? 'word' : 'words'} left`
      await expect(page.getByRole('region', { name: position })).toBeVisible()
      await page.keyboard.press(String(((step + Math.floor(step / 4)) % 4) + 1))
      const verdict = page.locator('#verdict strong')
      verdicts.push(await verdict.innerText())
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(verdict).toHaveCount(0)
    }
    expect(verdicts.filter((text) => text === 'Correct.')).toHaveLength(10)
    expect(verdicts).toContain('Incorrect.')
    await expect(results(page).getByRole('heading')).toContainText('of 10 on the first try')
    await expect(results(page).getByRole('heading')).toBeFocused()
    await expect(results(page).getByRole('button', { name: /^Review \d+ missed words?$/ })).toBeVisible()
    await expectAccessible(page)
  })

  for (const mode of ['Meaning to word', 'Sentence with a blank'])
    test(`in the mode "${mode}" a missed word is asked again and listed in the results`, async ({ page }) => {
      await startRoundOfOneWord(page, mode)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/\bken\b/)
      await expectAccessible(page)
      await answer(page, false, /\bken\b/)
      await answer(page, true, /\bken\b/)
      await expect(results(page).getByRole('heading')).toHaveText('0 of 1 on the first try')
      await expect(results(page).getByRole('link', { name: 'ken' })).toBeVisible()
    })

  test('stopped after three answers shows the results of these three', async ({ page }) => {
    await startRound(page)
    for (const key of ['1', '2', '3']) {
      await page.keyboard.press(key)
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(results(page).getByRole('heading', { name: /^[0-3] of 3 on the first try$/ })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Start another round' })).toBeEnabled()
  })

  test('stopped before its first answer has no results', async ({ page }) => {
    await startRound(page)
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(page.getByRole('heading', { name: 'Word quiz' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
    await expect(results(page)).toHaveCount(0)
  })

  test('stopped before its first answer shows the results of the round before', async ({ page }) => {
    await startRoundOfOneWord(page)
    await answer(page, false)
    await answer(page, true)
    await page.getByRole('button', { name: 'Start another round' }).click()
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(results(page).getByRole('heading')).toHaveText('0 of 1 on the first try')
    await expect(results(page).getByRole('link', { name: /^k/ })).toBeVisible()
  })
})

test.describe('loading the words', () => {
  test('the start button says that the words are loading', async ({ page }) => {
    const release = await holdFiles(page, '**/questions/words.*.json')
    await page.goto('/gre-vocabulary/quiz')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Loading the words…' })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
  })

  test('if the words could not be loaded, an alert says so and a button loads them again', async ({
    page,
    lose,
  }) => {
    const findAgain = await lose('**/questions/words.*.json')
    await page.goto('/gre-vocabulary/quiz')
    await expect(page.getByRole('alert')).toContainText('The words could not be loaded.')
    await expectAccessible(page)
    await findAgain()
    await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('the word log', () => {
  test('a missed word stays due after it was right in the same round; the next round counts from zero', async ({
    page,
  }) => {
    await startRoundOfOneWord(page)
    await answer(page, false)
    await answer(page, true)
    const score = results(page).getByRole('heading')
    await expect(score).toHaveText('0 of 1 on the first try')
    await expect(page.getByText('1 to review now, 0 later, 0 new')).toBeVisible()
    await page.getByRole('button', { name: 'Review 1 missed word' }).click()
    await expect(page.getByRole('region', { name: 'Question 1, 1 word left' })).toBeVisible()
    await answer(page, true)
    await expect(score).toHaveText('1 of 1 on the first try')
    await expect(page.getByText('0 to review now, 1 later, 0 new')).toBeVisible()
  })

  test('a round starts with the due words, and the pages say how many are due', async ({ page }) => {
    const words = topWords(30)
    const asked = words.map((word, index) => ({
      word,
      days: index >= 5 && index < 8 ? 2 : 0.1,
      isKnown: index >= 5,
    }))
    await seedRecalls(page, asked)
    await page.goto('/progress')
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

  test('a round of due words has no other words, and none is left after it', async ({ page }) => {
    await seedRecalls(page, [
      { word: 'abate', days: 2, isKnown: true },
      { word: 'acumen', days: 0.1, isKnown: true },
    ])
    await page.goto('/gre-vocabulary/quiz?of=due')
    await page.getByRole('button', { name: 'Start 1 word', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('abate')
    await answer(page, true, 'to grow weaker or less intense')
    await expect(page.getByText('No words to review right now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start another round' })).toBeDisabled()
  })

  test('a numbered list asks new words in the order of their numbers', async ({ page }) => {
    await startRound(page, 'top-2')
    const round = await wordsOfRound(page)
    expect(round.toSorted()).toEqual(topWords(70).slice(60).toSorted())
  })

  test('an answer is stored at once, and a reload shows it', async ({ page }) => {
    await page.goto('/gre-vocabulary/quiz?of=top-1')
    await expect(page.getByText('60 words, all new to you')).toBeVisible()
    await page.getByRole('button', { name: 'Start 10 words' }).click()
    await page.keyboard.press('1')
    await expect.poll(() => countInDatabase(page, 'recalls')).toBe(1)
    const summary = await summaryAfterAnswer(page)
    await page.reload()
    await expect(page.getByText(summary)).toBeVisible()
  })

  test('an answer in one tab changes the numbers in another', async ({ page, context }) => {
    await page.goto('/gre-vocabulary/quiz?of=top-2')
    await expect(page.getByText('60 words, all new to you')).toBeVisible()
    const other = await context.newPage()
    await startRound(other, 'top-2')
    await other.keyboard.press('1')
    await expect(page.getByText(await summaryAfterAnswer(other))).toBeVisible()
  })

  test('if storage is blocked, answers count until the page is closed, and the results say so', async ({
    page,
  }) => {
    await refuseStorage(page)
    await startRound(page, 'top-1')
    await page.keyboard.press('1')
    const summary = await summaryAfterAnswer(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(page.getByText('They will be lost when you leave this page.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
    await expect(page.getByText(summary)).toBeVisible()
  })

  test('Erase everything removes the word log', async ({ page }) => {
    await seedRecalls(page, [
      { word: 'laconic', days: 1, isKnown: true },
      { word: 'abate', days: 1, isKnown: false },
    ])
    await page.goto('/progress')
    await expect(page.getByText('2 words practiced, 2 due for review.')).toBeVisible()
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByText('The word quiz repeats words you miss.')).toBeVisible()
    expect(await countInDatabase(page, 'recalls')).toBe(0)
  })

  test('a page left open shows words that become due', async ({ page }) => {
    await seedRecalls(page, [{ word: 'abate', days: 0.5, isKnown: true }])
    await page.clock.install()
    await page.goto('/gre-vocabulary/quiz?of=top-1')
    await expect(page.getByText('0 to review now, 1 later, 59 new')).toBeVisible()
    await page.clock.setSystemTime(Date.now() + day)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('1 to review now, 0 later, 59 new')).toBeVisible()
  })

  test('a round cannot start until the log is read, or reading it has failed', async ({ page }) => {
    // A request that never ends is given up after a while.
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
})

test.describe('the home page', () => {
  test('offers a returning visitor a review while words are due', async ({ page, context }) => {
    await seedResults(page, [resultOn('2026-11-02T10:00:00.000Z')])
    await seedRecalls(page, [
      { word: 'abate', days: 2, isKnown: true },
      { word: 'acumen', days: 0.1, isKnown: true },
    ])
    await page.goto('/')
    const offer = page.getByRole('link', { name: 'Review words' })
    await expect(offer).toHaveAttribute('href', '/gre-vocabulary/quiz?of=due')
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    const other = await context.newPage()
    await importWords(other, [{ word: 'abate', days: 0, isKnown: true }])
    await expect(offer).toBeHidden()
    await expect(page.getByRole('link', { name: 'See your progress' })).toBeVisible()
  })

  test('loads no code for due words if no word was ever asked', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => path.includes('due-words'))).toEqual([])
  })
})
