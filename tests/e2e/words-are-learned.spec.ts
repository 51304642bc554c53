import type { Locator, Page } from '@playwright/test'
import { hold } from './hold.ts'
import { awake, expect, expectAccessible, test } from './promise.ts'
import { keep } from './seeds.ts'

test('words are found by themselves, by meaning and by root, as one types', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/gre-vocabulary')
  const field = page.getByRole('searchbox', { name: 'Find a word, a meaning or a root' })
  await expect(field).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([])
  const found = page.locator('[data-word-found] a')
  await field.fill('lacon')
  await expect(found.first()).toHaveText('laconic')
  await field.fill('using very few words')
  await expect(found.filter({ hasText: /^laconic$/ })).toBeVisible()
  await field.fill('to')
  await expect(page.locator('[data-word-status]')).toHaveText(/^\d{2,} words, showing the first 20$/)
  await expect(found).toHaveCount(20)
  await field.fill('zzzz')
  await expect(page.locator('[data-word-status]')).toHaveText(
    'No words found. Try fewer letters or a different word.',
  )
  for (const [asked, word] of [
    ['to praise', /^(commend|extol|laud|acclaim)$/],
    ['generous', /^(munificent|magnanimous)$/],
    ['lakonik', /^laconic$/],
  ] as const) {
    await field.fill(asked)
    await expect(found.first(), asked).toHaveText(word)
  }
  await field.fill('zeal')
  await expect(found.filter({ hasText: /^zealous$/ })).toBeVisible()
  await expect(found.filter({ hasText: /^prolific$/ }), 'deal is not zeal').toHaveCount(0)
  await field.fill('lazy')
  await expect(found.filter({ hasText: /^indolent$/ })).toBeVisible()
  await expect(found.filter({ hasText: /^diligent$/ }), 'the contrary is not near').toHaveCount(0)
  await field.fill('laconic')
  await found.first().click()
  await expect(page).toHaveURL('/gre-vocabulary/l#laconic')
  await expect(page.locator('#laconic dfn')).toHaveText('laconic')
})

test('the words that plans name by number are numbered', async ({ page }) => {
  await page.goto('/gre-vocabulary')
  const last = page.locator('dl > div').filter({ has: page.locator('dfn', { hasText: /^zealous$/ }) })
  const number = await last.evaluate((entry) => {
    const { content, counterIncrement } = getComputedStyle(entry, '::before')
    return `${content} ${counterIncrement} of ${entry.parentElement?.children.length ?? 0}`
  })
  expect(number).toBe('counter(word) ". " word 1 of 300')
})

test('the page of a letter counts its words', async ({ page }) => {
  for (const letter of ['k', 'l']) {
    await page.goto(`/gre-vocabulary/${letter}`)
    const count = await page.locator('dfn').count()
    const [words, begin] = count === 1 ? ['word', 'begins'] : ['words', 'begin']
    const lead = new RegExp(`^${count} ${words} that ${begin} with ${letter.toUpperCase()},`)
    await expect(page.locator('h1 + p')).toHaveText(lead)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', lead)
    await page.goto(`/gre-vocabulary/quiz?of=${letter}`)
    const start = page.getByRole('button', { name: `Start ${Math.min(count, 10)} ${words}`, exact: true })
    await expect(start).toBeEnabled()
  }
})

test('every letter and theme has its words, and says what else there is', async ({ page }) => {
  await page.goto('/gre-vocabulary')
  await page
    .getByRole('navigation', { name: 'Words by letter' })
    .getByRole('link', { name: 'L', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRE words: L')
  for (const word of await page.locator('dfn').allInnerTexts()) expect(word).toMatch(/^l/)
  await page.getByRole('navigation', { name: 'By theme' }).getByRole('link', { name: 'Deceit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRE words about deceit')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Quiz yourself on these' }).click()
  await awake(page)
  await expect(page.getByLabel('Words')).toHaveValue('deceit')
})

for (const mode of ['Word to meaning', 'Meaning to word', 'Sentence with a blank'])
  test(`a round of ten words, ${mode.toLowerCase()}: a missed word comes again, and is named at the end`, async ({
    page,
  }) => {
    await page.goto('/gre-vocabulary/quiz?of=top')
    await page.getByRole('radio', { name: mode }).check()
    await page.getByRole('button', { name: 'Start 10 words' }).click()
    await expectAccessible(page)
    const pressed: string[] = []
    for (let step = 0; step < 200; step += 1) {
      if (await page.getByRole('heading', { name: 'Word quiz' }).isVisible()) break
      await page.keyboard.press(String(((step + Math.floor(step / 4)) % 4) + 1))
      const verdict = page.locator('#verdict strong')
      pressed.push(await verdict.innerText())
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      const isRight = pressed.at(-1) === 'Correct.'
      expect((await verdicts(page).allInnerTexts()).toSorted()).toEqual(
        isRight ? ['Correct'] : ['Correct', 'Incorrect'],
      )
      const left = 10 - pressed.slice(0, -1).filter((text) => text === 'Correct.').length
      await expect(
        page.getByRole('region', {
          name: `Question ${step + 1}, ${left} ${left === 1 ? 'word' : 'words'} left`,
        }),
      ).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(verdict).toHaveCount(0)
    }
    const missed = pressed.filter((verdict) => verdict === 'Incorrect.').length
    expect(pressed.filter((verdict) => verdict === 'Correct.')).toHaveLength(10)
    expect(missed).toBeGreaterThan(0)
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('heading')).toContainText('of 10 on the first try')
    await expect(results.getByRole('heading')).toBeFocused()
    await expect(results.getByRole('button', { name: /^Review \d+ missed words?$/ })).toBeVisible()
    await expectAccessible(page)
  })

/** What stands beside the options of a word that was answered. */
const verdicts = (page: Page): Locator => page.getByRole('listitem').locator('strong')

test('single keys that were turned off choose no word', async ({ page }) => {
  await keep(page, 'gradus.settings', JSON.stringify({ keys: false, clock: true }))
  await page.goto('/gre-vocabulary/quiz?of=top')
  await page.getByRole('button', { name: 'Start 10 words' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('1')
  const first = page.getByRole('region', { name: 'Question 1, 10 words left' }).getByRole('button').first()
  await expect(first).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await first.click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
})

test('the button says that the words are on their way', async ({ page }) => {
  const release = await hold(page, '**/questions/words.*.json')
  await page.goto('/gre-vocabulary/quiz')
  await awake(page)
  await expect(page.getByRole('button', { name: 'Loading the words…' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Start 10 words' })).toBeEnabled()
})

test('words that cannot be loaded are told of, and come when asked again', async ({ page, lose }) => {
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

test('a search that could not be fetched is fetched when the field is turned to again', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/search-words.*.js')
  await page.goto('/gre-vocabulary')
  const field = page.getByRole('searchbox')
  const failed = page.waitForEvent('requestfailed')
  await field.focus()
  await failed
  const status = page.locator('[data-word-status]')
  await expect(status).toHaveText(
    'The search could not be loaded. Check your connection, then reload the page.',
  )
  await findAgain()
  await field.blur()
  await field.fill('lacon')
  await expect(page.locator('[data-word-found] a').first()).toHaveText('laconic')
  await expect(status).toHaveText(/^\d+ words?$/)
})

test('the list can be taken away, as a table and as a deck', async ({ page }) => {
  const table = await (await page.request.get('/gre-vocabulary/words.csv')).text()
  expect(table.split('\r\n').length).toBeGreaterThan(1050)
  expect(table, 'without the mark Excel takes the letters for others').toMatch(/^\ufeff"word"/)
  const deck = await (await page.request.get('/gre-vocabulary/anki.txt')).text()
  expect(deck.startsWith('#separator:tab\n')).toBe(true)
  await page.goto('/gre-vocabulary')
  await expect(page.getByRole('link', { name: 'table (CSV)' })).toHaveAttribute(
    'href',
    '/gre-vocabulary/words.csv',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words are all there, and no field that does nothing', async ({ page }) => {
    await page.goto('/gre-vocabulary/a')
    await expect(page.locator('dfn').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
