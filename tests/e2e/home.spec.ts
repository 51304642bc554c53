import { hydrated } from './fixtures/hydration.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { attemptAt, resultOn } from './fixtures/records.ts'
import { restoreByBack, leaveForHelp, withBackForwardCache } from './fixtures/back-forward-cache.ts'
import { seedDraft } from './fixtures/seeded-quiz.ts'
import { seed, seedAttempts, seedRecalls, seedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test.use(withBackForwardCache)

const greeting = 'Your work is saved in this browser.'

test('resumes an unfinished quiz in one click', async ({ page }) => {
  await seedDraft(page, { section: 'verbal', quiz: 2 }, { at: 2 })
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
  await page.getByRole('link', { name: 'Resume verbal quiz 2' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeVisible()
})

test('resumes an unfinished practice set in one click, from an accessible page', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v101', 'v102', 'v103'] }, { at: 2, minutesAgo: 5 })
  await page.goto('/')
  const resume = page.getByRole('link', { name: 'Resume your practice set' })
  await expect(resume).toBeVisible()
  await expectAccessible(page)
  await resume.click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
})

for (const [plan, ticks, day] of [
  ['30-day', '1.1 4.2', 'day-4'],
  ['7-day', '1.1', 'day-1'],
] as const)
  test(`links to the next day of a ${plan} plan`, async ({ page }) => {
    await seed(page, { local: { [`gradus.plan.${plan}`]: ticks } })
    await page.goto('/')
    await expect(page.getByText(greeting)).toBeVisible()
    await page.getByRole('link', { name: `Your ${plan} plan` }).click()
    await expect(page).toHaveURL(new RegExp(`#${day}$`))
    await expect(page.locator(`#${day}`)).toBeInViewport()
  })

test('of two plans offers the 7-day plan, unless it is over or has a single tick', async ({ page }) => {
  await seed(page, { local: { 'gradus.plan.30-day': '1.1' } })
  for (const [ticks, plan] of [
    ['1.1', 'Your 30-day plan'],
    ['1.1 6.1', 'Your 7-day plan'],
    ['1.1 6.1 7.1', 'Your 30-day plan'],
  ] as const) {
    await seed(page, { local: { 'gradus.plan.7-day': ticks } })
    await page.goto('/')
    await expect(page.getByRole('link', { name: plan })).toBeVisible()
  }
})

test('offers due words to a learner who has done nothing else', async ({ page }) => {
  await seedRecalls(page, [{ word: 'abate', days: 2, isKnown: true }])
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review words' })).toBeVisible()
})

test('leads with the plan that was begun and how far it is, and then with the next section', async ({
  page,
}) => {
  await seed(page, { local: { 'gradus.plan.30-day': '1.1 1.2 2.1' } })
  await page.goto('/')
  await expect(page.getByText('Your 30-day plan: 1 of 30 days done.')).toBeVisible()
  const links = page.getByRole('main').getByRole('link')
  await expect(links.nth(0)).toHaveText('Your 30-day plan')
  await expect(links.nth(1)).toHaveText('Practice verbal next')
})

test('welcomes back a learner who has only answered single questions', async ({ page }) => {
  await seedAttempts(page, [attemptAt('v1', true)])
  await page.goto('/')
  await expect(page.getByText(greeting)).toBeVisible()
})

test('a first visit loads no code for returning visitors until another tab stores something', async ({
  page,
  context,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requested.some((path) => path.startsWith('/_astro/'))).toBe(true)
  expect(requested.filter((path) => /returning-visitor|due-words/.test(path))).toEqual([])
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeVisible()
  await expect(page.getByText('Welcome back')).toBeHidden()
  const other = await context.newPage()
  await seed(other, { local: { 'gradus.plan.30-day': '1.1' } })
  await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('gradus.plan.30-day'))
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeVisible()
})

test('works in a browser that cannot list databases', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases'))
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeVisible()
})

test('greets a returning visitor although the script did not load, and loads it after the next change', async ({
  page,
  context,
  lose,
}) => {
  await seed(page, { local: { 'gradus.plan.30-day': '1.1' } })
  const restore = await lose('**/returning-visitor.*.js')
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  await failed
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your progress' })).toBeVisible()
  await restore()
  await seed(await context.newPage(), { local: { 'gradus.plan.30-day': '1.1 1.2' } })
  await expect(page.getByRole('link', { name: 'Your 30-day plan' })).toBeVisible()
})

test('shows the number and the average of quizzes, and recommends the section without a quiz', async ({
  page,
}) => {
  await seedResults(page, [
    resultOn('2026-11-02T10:00:00.000Z'),
    resultOn('2026-11-03T10:00:00.000Z', {
      sectionType: 'quantitative',
      correctAnswers: 10,
      incorrectAnswers: 15,
      skippedQuestions: 0,
    }),
  ])
  await page.goto('/')
  await expect(page.getByText('2 quizzes so far, 60% on average.')).toBeVisible()
  const next = page.getByRole('link', { name: 'Practice analytical next' })
  await expect(next).toHaveAttribute('href', '/analytical')
  await expect(page.getByRole('link', { name: 'See your progress' })).toHaveAttribute('href', '/progress')
  const averages = page.locator('[data-section-average]')
  await expect(averages).toHaveText(['Verbal80%, 1 quiz', 'Quantitative40%, 1 quiz', 'AnalyticalNo quiz yet'])
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeHidden()
})

test('treats unreadable results as a first visit', async ({ page }) => {
  await seed(page, { local: { greQuizResults: '{"not":"a list"}' } })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeVisible()
  await expect(page.getByText('Welcome back')).toBeHidden()
})

test('updates when another tab stores a result, and when Back restores the page', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const other = await context.newPage()
  await seedResults(other, [resultOn('2026-11-02T10:00:00.000Z')])
  await expect(page.getByText('1 quiz so far, 80% on average.')).toBeVisible()
  await leaveForHelp(page)
  await seedResults(other, [
    resultOn('2026-11-02T10:00:00.000Z'),
    resultOn('2026-11-03T10:00:00.000Z', { correctAnswers: 10 }),
  ])
  await restoreByBack(page)
  await expect(page.getByText('2 quizzes so far, 60% on average.')).toBeVisible()
  await leaveForHelp(page)
  await seedResults(other, [])
  await restoreByBack(page)
  await expect(page.getByText('Welcome back')).toBeHidden()
})
