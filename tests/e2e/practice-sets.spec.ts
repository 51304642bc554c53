import { choicesOf } from '../../src/domain/questions/kinds/kinds.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { everyQuestion, questionNamed, questionOfKind, rightAnswer } from './fixtures/bank.ts'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { hydrated } from './fixtures/hydration.ts'
import { practiceIndex } from './fixtures/practice.ts'
import { openResults, seedDraft } from './fixtures/seeded-quiz.ts'
import { countInDatabase, refuseStorage, storedResults } from './fixtures/storage.ts'
import { expect, test } from './fixtures/test.ts'

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
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  await expect(page.getByText('Practice the one you skipped')).toBeVisible()
  expect(await storedResults(page)).toEqual([])
  expect(await countInDatabase(page, 'attempts')).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  await expect(page.locator('[data-reviewed]')).toHaveCount(2)
  await page.getByRole('button', { name: '2 more like these' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused()
  expect(page.url()).not.toContain('set=v1.v2')
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
  test(`a question of kind ${kind} is answered by keyboard, accessible, and fits the screen @phone`, async ({
    page,
  }) => {
    const question = questionOfKind(kind)
    await page.goto(`/practice#quiz&set=${question.id}`)
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeDisabled()
    await expectAccessible(page)
    if (question.kind === 'numeric') await page.getByLabel('Your answer').fill(question.key)
    else
      for (const [index, { isCorrect }] of choicesOf(question).entries())
        if (isCorrect) await page.keyboard.press(String(index + 1))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Good job!')).toBeVisible()
    await expect(page.locator('[data-explanation]')).toBeVisible()
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
    await expect(page.getByRole('heading', { name: 'Set results' })).toBeVisible()
    await expect(page.locator('[data-reviewed="v1"]')).toHaveAttribute('data-outcome', 'correct')
    await expect(page.locator('[data-reviewed="v2"]')).toHaveAttribute('data-outcome', 'skipped')
    await expect.poll(() => countInDatabase(page, 'attempts')).toBe(1)
    await expect(page.getByRole('main')).toContainText('03:02')
    const edges = await page
      .locator('[data-view="results"] > :not(:empty)')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().left))
    expect(edges).toHaveLength(5)
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
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Resume at question 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
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
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
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
  await expect(offer).toContainText(/ · begun \w+ \d+ · 0 of 2 answered/)
  await offer.getByRole('button', { name: 'Delete' }).click()
  await expect(offer).toContainText('The set has been deleted.')
  await other.goto('/practice#set=q1.q2')
  await other.getByRole('link', { name: 'Start' }).click()
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(offer).toContainText('0 of 2 answered')
  await expect(offer.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(offer).toHaveCount(0)
})

test('Undo restores a deleted set, which otherwise stays deleted after a reload', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v1', 'v2'] }, { at: 2, plan: () => 'right' })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await offer.getByRole('button', { name: 'Delete' }).click()
  await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  for (let time = 1; time <= 2; time += 1) {
    await page.keyboard.press('Enter')
    await expect(offer).toContainText(' · 1 of 2 answered')
    await page.keyboard.press('Enter')
    await expect(offer.getByText('The set has been deleted.')).toHaveCount(1)
  }
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
  await expect(page.getByRole('heading', { name: 'Set results' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#results&set=v1.v2')
})

for (const set of ['v0', 'v99999', 'constructor', 'v1.q0'])
  test(`a link to the unknown set "${set}" says that its questions are not on this site`, async ({
    page,
  }) => {
    await page.goto(`/practice#set=${set}`)
    await expect(page.getByText('This link contains questions that are not on this site.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(page.locator('h1:focus')).toHaveCount(0)
  })

test('the notice about questions that are not on this site keeps away from the form below it', async ({
  page,
}) => {
  await page.goto('/practice#set=v0')
  const text = await page.getByText('This link contains questions that are not on this site.').boundingBox()
  const heading = await page.getByRole('heading', { level: 1, name: 'Practice' }).boundingBox()
  const gap = (heading?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))
  // The padding of the notice, and the gap below it.
  expect(gap).toBeGreaterThan(30)
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
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Practice sets do not count as quizzes.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your result may not be saved in this browser.')).toBeVisible()
})

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link to a mixed set leads to the same questions, in order and at the same pace', async ({
    page,
    context,
  }) => {
    await openResults(page, { questionIds: ['v30', 'q2', 'v11'], limit: 286 })
    await page.getByRole('button', { name: 'Copy a link to this set' }).click()
    await expect(page.getByText('The link has been copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/practice#set=v30\.q2\.v11&pace=test$/)
    const other = await context.newPage()
    await other.goto(link)
    await expect(
      other.getByRole('heading', { level: 1, name: 'Verbal and quantitative: practice' }),
    ).toBeVisible()
    await expect(other.getByText('3 questions, at the pace of the test.', { exact: true })).toBeVisible()
    await other.getByRole('link', { name: 'Start' }).click()
    for (const id of ['v30', 'q2', 'v11']) {
      await expect(other.locator(`[data-choices="${id}"]`)).toBeVisible()
      await other.getByRole('button', { name: /^Skip/ }).click()
    }
    await expect(other.getByRole('heading', { name: 'Set results' })).toBeFocused()
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

test('a timed set is resumed from the form where it was left, with its time limit', async ({ page }) => {
  await seedDraft(page, { questionIds: ['a1', 'a2', 'a3'], limit: 300 }, { at: 2 })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText(/, with a time limit · begun \w+ \d+ · 0 of 3 answered/)
  await expectAccessible(page)
  await offer.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#quiz&set=a1.a2.a3&pace=test')
})

test('of several unfinished sets the form shows the latest, and the others on request', async ({ page }) => {
  await seedDraft(page, { questionIds: ['v1', 'v2'] }, { at: 2, minutesAgo: 3 })
  await seedDraft(page, { questionIds: ['q1', 'q2', 'q3'] }, { at: 2, minutesAgo: 2 })
  await seedDraft(page, { questionIds: ['a1', 'a2', 'a3', 'a4'] }, { at: 2, minutesAgo: 1 })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer.getByText(' · 0 of 4 answered')).toBeVisible()
  await expect(offer.getByText(' · 0 of 2 answered')).toBeHidden()
  await offer.getByText('2 more unfinished sets').click()
  await expect(offer.getByText(' · 0 of 2 answered')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Delete' }).nth(1).click()
  await expect(offer.getByText(' · 0 of 3 answered')).toHaveCount(0)
  await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await offer.getByRole('link', { name: 'Resume' }).last().click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
})

test('a set with a retired question can be deleted but not resumed, and hides no other set', async ({
  page,
}) => {
  await seedDraft(page, { questionIds: ['a1', 'a2'] }, { at: 2 })
  await page.evaluate(() => {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      localStorage.removeItem(key)
      localStorage.setItem(key.replace('a2', 'a182'), text.replaceAll('"a2"', '"a182"'))
    }
  })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText(
    'One of its questions is no longer on this site, so you cannot resume this set.',
  )
  await expect(offer.getByRole('link', { name: 'Resume' })).toHaveCount(0)
  await seedDraft(page, { questionIds: ['v1', 'v2'] }, { at: 2, minutesAgo: 2 })
  await page.reload()
  await offer.getByText('1 more unfinished set').click()
  await expect(offer.getByRole('button', { name: 'Delete' })).toHaveCount(2)
  const retired = offer.getByRole('group', { name: /no longer on this site/ })
  await retired.getByRole('button', { name: 'Delete' }).click()
  await expect(offer.getByText('The set has been deleted.')).toBeVisible()
  await expect(offer).toContainText(' · 0 of 2 answered')
  await offer.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
})

test('if storage is full, Undo leaves the set deleted, and restores it once there is space', async ({
  page,
}) => {
  await seedDraft(page, { questionIds: ['q1', 'q2', 'q3'] }, { at: 2 })
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await offer.getByRole('button', { name: 'Delete' }).click()
  await page.evaluate(() => {
    const write = localStorage.setItem.bind(localStorage)
    Storage.prototype.setItem = (key, text) => {
      if (!('hasSpace' in document.body.dataset))
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      write(key, text)
    }
  })
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toContainText('The set has been deleted.')
  await page.evaluate(() => (document.body.dataset['hasSpace'] = ''))
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toContainText('0 of 3 answered')
})
