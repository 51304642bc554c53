import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'
import { countClaim, claimGoals } from '../../src/domain/questions/claim.ts'
import { guides } from './site-map.ts'

const cards = [
  ['verbal', 'Verbal Reasoning'],
  ['quantitative', 'Quantitative Reasoning'],
  ['analytical', 'Analytical Writing'],
] as const

/** A kept result, as the specification shapes it. */
function resultOf(sectionType: string, correctAnswers: number): Record<string, unknown> {
  return {
    questionsCount: 25,
    correctAnswers,
    incorrectAnswers: 25 - correctAnswers,
    skippedQuestions: 0,
    timeTaken: 1200,
    date: '2026-11-02T10:00:00.000Z',
    sectionType,
  }
}

async function seed(page: Page, results: readonly Record<string, unknown>[]): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('greQuizResults', text), JSON.stringify(results))
}

test('the sections of the home page come in the order of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'Step by step to the score you need',
    'Practice by section',
    'How long do you have?',
    'Learn the methods',
    'Why practice here',
    'Frequently asked questions',
    'More guides',
  ])
})

test('three cards say what they hold and start practice', async ({ page }) => {
  await page.goto('/')
  const all = page.getByRole('article')
  await expect(all).toHaveCount(3)
  for (const [index, [section, title]] of cards.entries()) {
    const card = all.nth(index)
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card.getByText('5 practice quizzes available', { exact: true })).toBeVisible()
    await expect(card.locator('svg')).toBeVisible()
    const start = card.getByRole('link', { name: 'Start Practice' })
    await expect(start).toHaveText('Start Practice')
    await expect(start).toHaveAttribute('href', `/${section}`)
  }
  await all.nth(1).getByRole('link', { name: 'Start Practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quantitative Reasoning' })).toBeVisible()
})

test('who does as well everywhere is told of no weakest section', async ({ page }) => {
  await seed(page, [resultOf('verbal', 20), resultOf('quantitative', 20), resultOf('analytical', 20)])
  await page.goto('/')
  await expect(page.locator('[data-returning-summary]')).toHaveText(
    'Welcome back. 3 quizzes so far, 80% on average. Your averages are equal, so take the sections in turn.',
  )
})

/** What the site holds, as its own data say, and from when on it is claimed roundly. */
async function holdingsOf(page: Page): Promise<Record<Subject, readonly [count: number, goal: number]>> {
  await page.goto('/practice')
  const [address = ''] = /\/questions\/index\.[0-9a-f]+\.json/.exec(await page.content()) ?? []
  const index = await (await page.request.get(address)).text()
  const table = await (await page.request.get('/gre-vocabulary/words.csv')).text()
  const questions = (letter: string): number => index.split(`"id":"${letter}`).length - 1
  return {
    all: [questions(''), claimGoals.questions],
    verbal: [questions('v'), claimGoals.section],
    quantitative: [questions('q'), claimGoals.section],
    analytical: [questions('a'), claimGoals.section],
    words: [table.trimEnd().split('\r\n').length - 1, claimGoals.words],
  }
}

type Subject = 'all' | 'verbal' | 'quantitative' | 'analytical' | 'words'

function subjectOf(claim: string): Subject {
  if (/words$/i.test(claim)) return 'words'
  if (/verbal|reading/i.test(claim)) return 'verbal'
  if (/quantitative|math/i.test(claim)) return 'quantitative'
  return /analytical|argument/i.test(claim) ? 'analytical' : 'all'
}

const counts = /(\d[\d,]*)(\+?) (?:[a-z]+ ){0,2}(?:questions|words|problems)/gi

/** What a page says: the card of each section by itself, with what it is about, and all the rest. */
async function partsOf(page: Page): Promise<readonly Readonly<{ about: string; text: string }>[]> {
  const main = page.getByRole('main')
  const cards = await main.locator('article[data-section]').all()
  const parts = []
  // What stands in quotes is somebody else's claim.
  let rest = (await main.innerText()).replaceAll(/“[^”]*”/g, '')
  for (const card of cards) {
    const text = (await card.innerText()).replaceAll(/“[^”]*”/g, '')
    rest = rest.replace(text, '')
    parts.push({ about: await card.getByRole('heading').first().innerText(), text })
  }
  return [...parts, { about: '', text: rest }]
}

test('no page claims more questions or words than there are', async ({ page }) => {
  const holdings = await holdingsOf(page)
  for (const [count] of Object.values(holdings)) expect(count).toBeGreaterThan(0)
  for (const path of ['/', ...guides]) {
    await page.goto(path)
    for (const { about, text } of await partsOf(page))
      for (const [claim, figure = '', plus = ''] of text.matchAll(counts)) {
        const [count, goal] = holdings[subjectOf(`${about} ${claim}`)]
        const told = `${path} claims ${claim} ${about}`
        if (plus === '+') expect(figure + plus, told).toBe(countClaim(count, goal))
        expect(Number(figure.replaceAll(',', '')), told).toBeLessThanOrEqual(count)
      }
  }
})

test('the home page says how many questions and words there are', async ({ page }) => {
  const { all, words, ...bySection } = await holdingsOf(page)
  await page.goto('/')
  const home = page.getByRole('main')
  await expect(home).toContainText(`Free GRE practice: ${countClaim(...all)} questions`)
  await expect(home).toContainText(`a list of ${countClaim(...words)} words`)
  for (const [index, [section]] of cards.entries())
    await expect(page.getByRole('article').nth(index)).toContainText(
      `${countClaim(...bySection[section])} questions, each explained`,
    )
})

test('ten points are called a goal, never a promise', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Ten points are the goal of this plan')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('10+')
})

test('a newcomer is shown where to start', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toHaveAttribute('href', '/verbal')
  await expect(page.getByRole('link', { name: 'See the 30-day plan' })).toBeVisible()
  await expect(page.getByText('Welcome back')).toBeHidden()
})

test('somebody with results sees where they stand, and the section not yet tried comes next', async ({
  page,
}) => {
  await seed(page, [resultOf('verbal', 20), resultOf('quantitative', 10)])
  await page.goto('/')
  await expect(page.getByText('Welcome back. 2 quizzes so far, 60% on average.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice analytical next' })).toHaveAttribute(
    'href',
    '/analytical',
  )
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeHidden()
  await page.getByRole('link', { name: 'See your progress' }).click()
  await expect(page).toHaveURL('/progress')
})

test('once every section has been tried, the weakest comes next', async ({ page }) => {
  await seed(page, [resultOf('verbal', 20), resultOf('quantitative', 10), resultOf('analytical', 15)])
  await page.goto('/')
  await expect(page.getByText('3 quizzes so far, 60% on average.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice quantitative next' })).toHaveAttribute(
    'href',
    '/quantitative',
  )
})

test('results that cannot be read leave a newcomer’s page, and no trace of a welcome', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('greQuizResults', '{"not":"a list"}'))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeVisible()
  await expect(page.getByText('Welcome back')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions of the FAQ open and close', async ({ page }) => {
    await page.goto('/')
    const entry = page.locator('details').filter({ hasText: 'Is it really free?' })
    const answer = entry.getByText('There is nothing to buy')
    await expect(answer).toBeHidden()
    await entry.locator('summary').click()
    await expect(answer).toBeVisible()
    await entry.locator('summary').click()
    await expect(answer).toBeHidden()
    await expect(page.locator('details')).toHaveCount(6)
  })

  test('a newcomer is shown where to start', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start with verbal' })).toBeVisible()
  })
})
