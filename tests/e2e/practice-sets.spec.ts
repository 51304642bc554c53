import { holdFiles } from './fixtures/hold.ts'
import { practiceIndex } from './fixtures/practice.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { everyQuestion, questionNamed, questionOfKind, quizQuestions, rightAnswer } from './fixtures/bank.ts'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { attemptAt } from './fixtures/records.ts'
import { openResults, seedDraft } from './fixtures/seeded-quiz.ts'
import { countInDatabase, refuseStorage, seedAttempts, storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

test('the form keeps its choices in the address, and starts a set of matching questions', async ({
  page,
}) => {
  await page.goto('/practice')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Quantitative Reasoning' }).check()
  const multipleChoice = 'Multiple choice (one answer)'
  for (const name of ['Algebra', 'Geometry', 'Medium', 'Hard', 'Quantitative comparison', multipleChoice])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByLabel('Number of questions').fill('7')
  await page.getByRole('radio', { name: /^At the pace of the test/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await expect(page.getByLabel('Number of questions')).toHaveValue('7')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start 7 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 7' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText(/ \/ \d\d:\d\d$/)
  const ids = (new URLSearchParams(new URL(page.url()).hash).get('set') ?? '').split('.')
  expect(new Set(ids).size).toBe(7)
  for (const id of ids) {
    const { topic, difficulty, kind } = questionNamed(id)
    expect(['algebra', 'geometry']).toContain(topic)
    expect(['medium', 'hard']).toContain(difficulty)
    expect(['comparison', 'single']).toContain(kind)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Question 1 of 7' })).toBeFocused()
})

test('a set loads only its own question files, survives a reload, and is saved but is no quiz result', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/questions\/(verbal|quantitative|analytical)/.test(pathname)) requested.push(pathname)
  })
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  const { fileAddresses, questions } = practiceIndex()
  const own = questions.verbal.filter(({ id }) => ['v1', 'v2'].includes(id))
  expect(requested.toSorted()).toEqual(
    [...new Set(own.map(({ fileIndex }) => fileAddresses[fileIndex] ?? ''))].toSorted(),
  )
  await page.keyboard.press((rightAnswer(questionNamed('v1'))[0] ?? '').slice(-1))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByText('Practice the one you missed')).toBeVisible()
  expect(await storedResults(page)).toEqual([])
  expect(await countInDatabase(page, 'attempts')).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(2)
})

for (const kind of [
  'single',
  'comparison',
  'several',
  'blanks',
  'equivalence',
  'sentence',
  'numeric',
] as const)
  test(`a ${kind} question is accessible before and after it is checked, and fits the screen @phone`, async ({
    page,
  }) => {
    const question = questionOfKind(kind)
    await seedDraft(
      page,
      { questionIds: [question.id] },
      { chosen: { [question.id]: rightAnswer(question) } },
    )
    await page.goto(`/practice#quiz&set=${question.id}`)
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expect(page.getByText('Good job!')).toBeVisible()
    await expectAccessible(page)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })

test('a skipped question of any kind is not called incorrect in the review', async ({ page }) => {
  for (const section of ['v', 'q', 'a']) {
    const own = everyQuestion().filter(({ id }) => id.startsWith(section))
    const ids = [...new Map(own.map(({ kind, id }) => [kind, id])).values()]
    await openResults(page, { questionIds: ids })
    for (const summary of await page.locator('[data-reviewed] summary').all()) await summary.click()
    await expect(page.locator('[data-reviewed]').getByText('Correct answer:')).toHaveCount(ids.length)
    await expect(page.locator('[data-reviewed]').getByText('Incorrect', { exact: true })).toHaveCount(0)
    await page.goto('/help')
  }
})

for (const [how, isByItself] of [
  ['by itself', true],
  ['as an answer is checked', false],
] as const)
  test(`a timed set that ends ${how} counts what was chosen, and saves it once`, async ({ page }) => {
    const right = rightAnswer(questionNamed('v1'))[0] ?? ''
    await setClock(page)
    await page.goto('/practice#quiz&set=v1.v2&pace=test')
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
    await expect(page.locator('[data-clock]')).toContainText('/ 03:02')
    await page.keyboard.press(right.slice(-1))
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
    await sleepThrough(page, 150)
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    if (isByItself) await sleepThrough(page, 40)
    else {
      await page.clock.setSystemTime(Date.now() + 190_000)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await expect(page.locator('[data-reviewed="v1"]')).toHaveAttribute('data-outcome', 'correct')
    await expect(page.locator('[data-reviewed="v2"]')).toHaveAttribute('data-outcome', 'skipped')
    await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
    await expect(page.getByRole('main')).toContainText('03:02')
    const edges = await page
      .locator('[data-view="results"] > :not(:empty)')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().left))
    expect(edges).toHaveLength(4)
    expect(new Set(edges).size).toBe(1)
  })

test('a shared set shows its size and pace; Back leads to this screen, whose heading has the focus', async ({
  page,
}) => {
  await page.goto('/practice#set=v1')
  await expect(page.getByText('1 question, no time limit.', { exact: true })).toBeVisible()
  await page.goto('/practice#set=a1.a2&pace=test')
  await expect(page.getByText('2 questions, with a time limit.', { exact: true })).toBeVisible()
  await page.goto('/practice#set=v1.v2&pace=test')
  await expect(page.getByText('2 questions, at the pace of the test.', { exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'Verbal Reasoning: practice' })
  await hydrated(page)
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.getByRole('link', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Resume at question 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
})

test('starting a set over needs a second press', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v1', 'v2', 'v3'] }, { at: 2 })
  await page.goto('/practice#set=v1.v2.v3')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('link', { name: 'Resume at question 2' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Start the set again' })
  await expect(again).toHaveAccessibleDescription('Your unfinished set will be deleted.')
  await expectAccessible(page)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
})

test('the oldest of ten unfinished sets resumes, and an eleventh set deletes none', async ({ page }) => {
  for (let number = 1; number <= 10; number += 1)
    await seedDraft(
      page,
      { questionIds: [`v${number}`, `v${number + 1}`] },
      { at: 2, minutesAgo: 60 - number },
    )
  const countDrafts = (): Promise<number> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gradus.quiz.')).length)
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  expect(await countDrafts()).toBe(10)
  await page.goto('/practice#quiz&set=v20.v21')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  expect(await countDrafts()).toBe(10)
})

test('an unfinished set is offered on the form until it is finished or deleted in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/practice#quiz&set=q1.q2')
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(offer).toContainText('Unfinished set: Quantitative Reasoning, 0 of 2 answered.')
  await offer.getByRole('button', { name: 'Delete' }).click()
  await expect(offer).toContainText('The set has been deleted.')
  await other.goto('/practice#set=q1.q2')
  await other.getByRole('link', { name: 'Start' }).click()
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(offer).toContainText('0 of 2 answered.')
  await expect(offer.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(offer).toHaveCount(0)
})

test('Undo restores a deleted set, which otherwise stays deleted after a reload', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v1', 'v2'] }, { at: 2 })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await offer.getByRole('button', { name: 'Delete' }).click()
  await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(offer).toContainText('Unfinished set: Verbal Reasoning, 0 of 2 answered.')
  await page.keyboard.press('Enter')
  await expect(offer).toContainText('The set has been deleted.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  await expect(offer).toHaveCount(0)
})

test('the skip link does not leave a running set', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#results&set=v1.v2')
})

for (const set of ['v0', 'v99999', 'constructor', 'v1.q1'])
  test(`a link to ${set} says that its questions are not on this site`, async ({ page }) => {
    await page.goto(`/practice#set=${set}`)
    await expect(page.getByText('This link contains questions that are not on this site.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(page.locator('h1:focus')).toHaveCount(0)
  })

test('a list of questions that could not be loaded loads on request, and the focus stays', async ({
  page,
  lose,
}) => {
  const restore = await lose('**/questions/index.*.json')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await restore()
  const respond = await holdFiles(page, '**/questions/index.*')
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByText('Loading the questions…')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  respond()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  await expect(page.locator('main')).toBeFocused()
})

test('a form whose script failed reloads the page on request', async ({ page, lose }) => {
  const restore = await lose('**/practice-form*.js')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await restore()
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Try loading again' }).click()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(before)
})

test('a second failure to load questions reloads the page on request, as files may have moved', async ({
  page,
  lose,
}) => {
  const restore = await lose('**/questions/*.json')
  await page.goto('/practice#quiz&set=v1')
  const again = page.getByRole('button', { name: 'Try loading again' })
  await again.click()
  await expect(again).toBeVisible()
  const before = await page.evaluate(() => performance.timeOrigin)
  await restore()
  await again.click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(before)
})

test('if the browser refuses storage, the results of a set do not say that answers are saved', async ({
  page,
}) => {
  await refuseStorage(page)
  await page.goto('/practice#quiz&set=v1')
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Complete Quiz' }).click()
  await expect(page.getByText('Practice sets do not count as quizzes.', { exact: true })).toBeVisible()
})

test('the practice form accepts any number of questions that an address may ask for', async ({ page }) => {
  await page.goto('/practice?count=27')
  await expect(page.getByRole('button', { name: 'Start 27 questions' })).toBeEnabled()
  await expect(page.locator('main :invalid')).toHaveCount(0)
})

test('answers given earlier decide what is new and what was wrong last time', async ({ page }) => {
  const verbal = practiceIndex().questions.verbal.length
  await seedAttempts(page, [attemptAt('v1', false), attemptAt('v2', false), attemptAt('v3', true)])
  await page.goto('/practice?section=verbal')
  await expect(page.getByText(`${verbal} questions match, ${verbal - 3} new to you.`)).toBeVisible()
  await page.goto('/practice?section=verbal&from=wrong')
  await expect(page.getByText('2 questions match.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start 2 questions' }).click()
  await expect(page).toHaveURL(/set=(v1\.v2|v2\.v1)$/)
})

test('the results of a quiz lead to its missed questions and to the next quiz', async ({ page }) => {
  await openResults(
    page,
    { section: 'verbal' },
    { plan: (number) => (number <= 2 ? 'wrong' : number === 3 ? 'skip' : 'right') },
  )
  await expect(page.getByRole('link', { name: 'Continue to quiz 2' })).toHaveAttribute(
    'href',
    '/verbal/quiz/2',
  )
  await page.getByRole('link', { name: 'Practice the 3 you missed' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
})

test('the section page says how many questions of each quiz were answered right', async ({ page }) => {
  const answered = quizQuestions('verbal').slice(0, 24)
  await seedAttempts(
    page,
    answered.map(({ id }, index) => attemptAt(id, index >= 2)),
  )
  await page.goto('/verbal')
  const quizzes = page.getByRole('navigation', { name: 'Quizzes' })
  await expect(quizzes.getByRole('link', { name: 'Quiz 1' })).toContainText('22 of 24 right')
  await expect(quizzes.getByRole('link', { name: 'Quiz 2' })).toContainText('25 questions')
})

test('the results of the last quiz lead to practice by topic', async ({ page }) => {
  await openResults(page, { section: 'analytical', quiz: 5 })
  await expect(page.getByRole('link', { name: 'in points' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Practice by topic' }).click()
  await expect(page.getByRole('radio', { name: 'Analytical Writing' })).toBeChecked()
})

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link to a set leads to the same questions, in order and at the same pace', async ({ page }) => {
    await openResults(page, { questionIds: ['v30', 'v2', 'v11'], limit: 273 })
    await page.getByRole('button', { name: 'Copy a link to this set' }).click()
    await expect(page.getByText('The link has been copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/practice#set=v30\.v2\.v11&pace=test$/,
    )
  })
})

test('if nothing can be copied, as on plain HTTP, the link to the set is shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await openResults(page, { questionIds: ['v1'] })
  await page.getByRole('button', { name: 'Copy a link to this set' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copy this link:' })).toContainText(
    '/practice#set=v1',
  )
})
