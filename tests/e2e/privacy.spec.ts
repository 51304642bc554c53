import type { Page } from '@playwright/test'
import { hydrated } from './fixtures/hydration.ts'
import { missingPages, pageKinds } from './fixtures/pages.ts'
import { quizAt } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

/** Collects the addresses that the page asks for from now on. */
function collectRequests(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test.describe('on a page of each kind', () => {
  test.use({ expectedErrors: ['the server responded with a status of 404'] })

  test('no request goes to another host, and nothing violates the security policy', async ({
    page,
    baseURL,
  }) => {
    const requests = collectRequests(page)
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy violated: ${effectiveDirective} ${blockedURI}`),
      ),
    )
    const others = ['/practice', '/verbal/quiz/2', '/gre-vocabulary/quiz', '/30-day-study-plan']
    for (const path of [...pageKinds, ...others, ...missingPages]) {
      await page.goto(path)
      await hydrated(page)
    }
    expect(requests.length).toBeGreaterThan(pageKinds.length)
    expect(
      requests.filter((url) => !url.startsWith(`${baseURL ?? ''}/`) && !url.startsWith('data:')),
    ).toEqual([])
  })
})

test('answering a question sends nothing and sets no cookie', async ({ page, context }) => {
  await quizAt(page, 'verbal', 1)
  await hydrated(page)
  const requests = collectRequests(page)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  expect(requests).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('no request reveals which questions are practiced or were missed', async ({ page }) => {
  const requests = collectRequests(page)
  await page.goto('/practice?section=verbal&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeFocused()
    await page.getByRole('button', { name: number === 5 ? 'Skip and finish' : 'Skip' }).click()
  }
  await page.getByRole('link', { name: 'Practice the 5 you skipped' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  expect(new URL(page.url()).hash).toMatch(/^#quiz&set=v\d+(\.v\d+){4}$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.filter((url) => /\bv\d+\b/.test(new URL(url).search + new URL(url).pathname))).toEqual([])
})
