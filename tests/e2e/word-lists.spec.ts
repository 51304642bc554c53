import { expectAccessible } from './fixtures/axe.ts'
import { hydrated } from './fixtures/hydration.ts'
import { expect, test } from './fixtures/test.ts'

test('the search shows matches in words, meanings and roots while one types', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/gre-vocabulary')
  const field = page.getByRole('searchbox', { name: 'Find a word, a meaning or a root' })
  await expect(field).toBeVisible()
  expect(requested.filter((path) => path.endsWith('.json'))).toEqual([])
  const found = page.locator('[data-word-found] a')
  const status = page.locator('[data-word-status]')
  await field.fill('lacon')
  await expect(found.first()).toHaveText('laconic')
  await field.fill('using very few words')
  await expect(found.filter({ hasText: /^laconic$/ })).toBeVisible()
  await field.fill('to')
  await expect(status).toHaveText(/^\d{2,} words, showing the first 20$/)
  await expect(found).toHaveCount(20)
  await field.fill('zzzz')
  await expect(status).toHaveText('No words found. Try fewer letters or a different word.')
  await field.fill('laconic')
  await found.first().click()
  await expect(page).toHaveURL('/gre-vocabulary/l#laconic')
  await expect(page.locator('#laconic dfn')).toHaveText('laconic')
})

test('the search finds words by part of a meaning and by a misspelled word, but not unrelated ones', async ({
  page,
}) => {
  await page.goto('/gre-vocabulary')
  const field = page.getByRole('searchbox')
  const found = page.locator('[data-word-found] a')
  for (const [query, word] of [
    ['to praise', /^(commend|extol|laud|laudable|acclaim)$/],
    ['generous', /^(munificent|magnanimous|liberal)$/],
    ['lakonik', /^laconic$/],
  ] as const) {
    await field.fill(query)
    await expect(found.first(), query).toHaveText(word)
  }
  await field.fill('zeal')
  await expect(found.filter({ hasText: /^zealous$/ })).toBeVisible()
  await expect(found.filter({ hasText: /^prolific$/ }), '"deal" does not match "zeal"').toHaveCount(0)
  await field.fill('lazy')
  await expect(found.filter({ hasText: /^indolent$/ })).toBeVisible()
  await expect(found.filter({ hasText: /^diligent$/ }), 'an opposite is not a match').toHaveCount(0)
})

test('if the search code could not be loaded, it is loaded when the field gets the focus again', async ({
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

test('links lead from a letter to a theme, and from there to a quiz on the words of the theme', async ({
  page,
}) => {
  await page.goto('/gre-vocabulary')
  const letters = page.getByRole('navigation', { name: 'Words by letter' })
  await letters.getByRole('link', { name: 'L', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRE words: L')
  await page.getByRole('navigation', { name: 'By theme' }).getByRole('link', { name: 'Deceit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRE words about deceit')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Quiz yourself on these' }).click()
  await hydrated(page)
  await expect(page.getByLabel('Words')).toHaveValue('deceit')
})

test('a link of the 30-day plan scrolls to its first word, and words have numbers', async ({ page }) => {
  await page.goto('/30-day-study-plan#day-23')
  await page.getByRole('link', { name: /^Words 253 to 264/ }).click()
  await expect(page).toHaveURL('/gre-vocabulary#word-253')
  const entry = page.locator('#word-253')
  await expect(entry).toBeInViewport()
  const number = await entry.evaluate((element) => {
    const { content, counterIncrement } = getComputedStyle(element, '::before')
    return `${content} ${counterIncrement}`
  })
  expect(number).toBe('counter(word) ". " word 1')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words are shown and the search field is hidden', async ({ page }) => {
    await page.goto('/gre-vocabulary/a')
    await expect(page.locator('dfn').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})

test('an address with a word that moved to the other page of its letter leads there', async ({ page }) => {
  await page.goto('/gre-vocabulary/c-2#coalesce')
  await expect(page).toHaveURL('/gre-vocabulary/c#coalesce')
  await page.goto('/gre-vocabulary/p#placate')
  await expect(page).toHaveURL('/gre-vocabulary/p-2#placate')
  await expect(page.locator('#placate')).toBeInViewport()
  await page.goto('/gre-vocabulary/p')
  await page.getByRole('link', { name: 'More words with P' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'GRE words: P 2' })).toBeVisible()
})
