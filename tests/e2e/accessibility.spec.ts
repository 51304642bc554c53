import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { answersOf } from './fixtures/bank.ts'
import { hydrated } from './fixtures/hydration.ts'
import { missingPages, pageKinds } from './fixtures/pages.ts'
import { openResults, quizAt, seedDraft, seedFinished } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** axe finds nothing wrong; each kind of page and each state of a quiz is asked once. */

for (const path of pageKinds)
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })

test.describe('not found', () => {
  test.use({ expectedErrors: ['the server responded with a status of 404'] })

  test('both kinds of not-found page are accessible', async ({ page }) => {
    for (const path of missingPages) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
})

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/question/verbal/2')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
})

test('the open list of keys is accessible', async ({ page }) => {
  await quizAt(page, 'verbal', 1)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectAccessible(page)
})

for (const verdict of ['right', 'wrong'] as const) {
  test(`a question page after a ${verdict} answer is accessible, and so is its mark on the section page`, async ({
    page,
  }) => {
    await page.goto('/question/quantitative/6')
    await hydrated(page)
    await choose(page, answersOf('quantitative').get('q6') ?? '', verdict)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.getByText('Why each choice is right or wrong').click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Section Practice' }).click()
    await expect(page.locator(`[data-state=${verdict}]`)).toBeVisible()
    await expectAccessible(page)
  })

  test(`a running quiz is accessible before and after a ${verdict} answer is checked`, async ({ page }) => {
    const answers = await quizAt(page, 'verbal', 1)
    await choose(page, answers.get('v1') ?? '', verdict)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await expectAccessible(page)
  })
}

test('the results of a quiz are accessible', async ({ page }) => {
  await openResults(
    page,
    { section: 'quantitative' },
    { plan: (number) => (number % 3 === 0 ? 'skip' : number % 3 === 1 ? 'right' : 'wrong') },
  )
  await page.locator('[data-reviewed="q2"] summary').first().click()
  await expectAccessible(page)
})

test('the offer to resume, the progress page and the home page of a returning learner are accessible', async ({
  page,
}) => {
  await seedFinished(page, { section: 'quantitative' }, { plan: () => 'right' })
  await seedDraft(page, { section: 'quantitative' }, { at: 3 })
  await page.goto('/quantitative')
  await expect(page.getByText(/resume/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/progress')
  await hydrated(page)
  await expectAccessible(page)
  await page.goto('/')
  await expectAccessible(page)
})

async function choose(page: Page, right: string, verdict: 'right' | 'wrong'): Promise<void> {
  const wrong = right.endsWith('a') ? right.replace(/a$/, 'b') : right.replace(/.$/, 'a')
  await page.locator(`input[value="${verdict === 'right' ? right : wrong}"]`).check({ force: true })
}
