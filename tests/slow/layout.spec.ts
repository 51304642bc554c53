import { readToItsEnd } from '../e2e/fixtures/hydration.ts'
import { expectNoOverflow, narrowScreen } from '../e2e/fixtures/overflow.ts'
import { everyPage, missingPages } from '../e2e/fixtures/pages.ts'
import { openAll } from '../e2e/fixtures/quiz.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

test.use({ ...narrowScreen, expectedErrors: ['the server responded with a status of 404'] })

test('no page scrolls sideways at 320 px or at 200 % zoom', async ({ page, request }) => {
  const paths = [...(await everyPage(request)), ...missingPages]
  expect(paths.length).toBeGreaterThan(100)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await readToItsEnd(page)
    await openAll(page)
    await expectNoOverflow(page, path)
  }
})
