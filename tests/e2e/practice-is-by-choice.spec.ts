import { answerRight, indexOf, questionOf } from './bank.ts'
import { hold } from './hold.ts'
import { awake, expect, expectAccessible, storedResults, test } from './promise.ts'
import { countInDatabase } from './seeds.ts'

test('Practice in the header leads to the choice, and the address carries it', async ({ page }) => {
  await page.goto('/practice')
  await awake(page)
  await page.getByRole('radio', { name: 'Quantitative Reasoning' }).check()
  await page.getByRole('checkbox', { name: 'Geometry' }).check()
  await page.getByRole('checkbox', { name: 'Hard' }).check()
  await page.getByLabel('Number of questions').fill('5')
  await expect(page).toHaveURL(/section=quantitative&topics=geometry&difficulty=hard&count=5/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Geometry' })).toBeChecked()
  await expect(page.getByLabel('Number of questions')).toHaveValue('5')
  await expect(page.getByRole('button', { name: 'Start 5 questions' })).toBeEnabled()
  await expectAccessible(page)
})

test('a set runs, is marked, reviewed and remembered, and is no quiz result', async ({ page }) => {
  const index = await indexOf(page)
  await page.goto('/practice?section=quantitative&topics=algebra&count=5')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/questions/quantitative')) asked.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  const ids = (new URLSearchParams(new URL(page.url()).hash).get('set') ?? '').split('.')
  const listed = ids.map((id) => index.questions['quantitative']?.find((item) => item.id === id))
  expect(listed.every((item) => item?.topic === 'algebra')).toBe(true)
  expect(asked.toSorted()).toEqual(
    [...new Set(listed.map((item) => index.fileAddresses[item?.fileIndex ?? 0] ?? ''))].toSorted(),
  )
  for (const [number, item] of listed.entries()) {
    if (!item) throw new Error('The set holds a question that is not listed')
    await expect(page.getByRole('heading', { name: `Question ${number + 1} of 5` })).toBeFocused()
    if (number === 4) {
      await page.getByRole('button', { name: 'Skip and finish' }).click()
      break
    }
    await answerRight(page, await questionOf(page, index, item))
    await expect(page.locator('[data-explanation]')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(5)
  await expect(page.getByText('Practice the one you missed')).toBeVisible()
  expect(await storedResults(page)).toEqual([])
  expect(await countInDatabase(page, 'attempts')).toBe(4)
  await expectAccessible(page)
})

const kinds = ['single', 'comparison', 'several', 'blanks', 'equivalence', 'sentence', 'numeric'] as const

for (const kind of kinds)
  test(`a question of the kind ${kind} is answered by keyboard, marked, and keeps nobody out`, async ({
    page,
  }) => {
    const index = await indexOf(page)
    const listed = Object.values(index.questions)
      .flat()
      .find((item) => item.kind === kind)
    if (!listed) throw new Error(`The bank holds no ${kind}`)
    await page.goto(`/practice#quiz&set=${listed.id}`)
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeDisabled()
    await expectAccessible(page)
    await answerRight(page, await questionOf(page, index, listed))
    await expect(page.getByText('Good job!')).toBeVisible()
    await expect(page.locator('[data-explanation]')).toBeVisible()
    await expectAccessible(page)
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)
    expect(size[0]).toBeLessThanOrEqual(size[1])
  })

test('a question left open is not called wrong in the review, whatever its kind', async ({ page }) => {
  const index = await indexOf(page)
  const all = Object.values(index.questions).flat()
  const ids = kinds.map((kind) => all.find((item) => item.kind === kind)?.id ?? '')
  for (const id of ids) {
    await page.goto(`/practice#quiz&set=${id}`)
    await page.getByRole('button', { name: 'Skip and finish' }).click()
    await page.locator('[data-reviewed] summary').first().click()
    await expect(page.locator('[data-reviewed]').getByText('Correct answer:')).toBeVisible()
    await expect(page.locator('[data-reviewed]').getByText('Incorrect', { exact: true })).toHaveCount(0)
  }
})

test('a set in progress survives a reload, and is offered again from the top', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2.v3')
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
  await page.goto('/practice#set=v1.v2.v3')
  await page.getByRole('link', { name: 'Resume at question 2' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
})

test('a reload of the results of a set shows them again', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2&pace=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(2)
})

test('a timed set ends by itself when its time is over', async ({ page }) => {
  await page.clock.install()
  await page.goto('/practice#quiz&set=v1.v2&pace=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await expect(page.locator('[data-clock]')).toContainText('/ 03:02')
  await page.clock.fastForward(170_000)
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('03:02')
})

test('all that stands under each other in the results of a set begins at one edge', async ({ page }) => {
  await page.clock.install()
  await page.goto('/practice#quiz&set=v1.v2&pace=test')
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  await page.clock.fastForward(190_000)
  await expect(page.locator('[data-reviewed]')).toHaveCount(2)
  const blocks = page.locator('[data-view="results"] > :not(:empty)')
  const edges = await blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().left))
  expect(edges).toHaveLength(4)
  expect(new Set(edges).size).toBe(1)
})

for (const set of ['v0', 'v99999', 'constructor', 'v1.q1'])
  test(`a link to ${set} says that its questions are not here`, async ({ page }) => {
    await page.goto(`/practice#set=${set}`)
    await expect(page.getByText('This link contains questions that are not on this site.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(page.locator('h1:focus'), 'nobody is led past the sentence').toHaveCount(0)
  })

test('without a connection the list says so, and comes when asked again, the focus being kept', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/questions/index.*.json')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  const answer = await hold(page, '**/questions/index.*')
  await findAgain()
  await page.getByRole('button', { name: 'Try loading again' }).press('Enter')
  await expect(page.getByText('Loading the questions…')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  answer()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  await expect(page.locator('main')).toBeFocused()
})

test('quizzes 2 to 5 are offered on the section page, and one of them is kept like the first', async ({
  page,
}) => {
  await page.goto('/analytical')
  const quizzes = page.getByRole('navigation', { name: 'Quizzes' }).getByRole('link')
  await expect(quizzes).toHaveCount(5)
  await quizzes.nth(2).click()
  await expect(page).toHaveURL(/\/analytical\/quiz\/3$/)
  await awake(page)
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  for (let number = 1; number <= 25; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 25` })).toBeFocused()
    await page.getByRole('button', { name: number === 25 ? 'Skip and finish' : 'Skip' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
  await expect
    .poll(() => storedResults(page))
    .toMatchObject([{ questionsCount: 25, skippedQuestions: 25, sectionType: 'analytical' }])
})

test('a form whose script has failed comes when the page is loaded again, which the button does', async ({
  page,
  lose,
}) => {
  const findAgain = await lose('**/practice-form*.js')
  await page.goto('/practice')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await findAgain()
  const born = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Try loading again' }).click()
  await expect(page.getByRole('radio', { name: 'Verbal Reasoning' })).toBeChecked()
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(born)
})
