import { disagreements } from '../../tools/build/settled-questions.ts'
import { expect, test } from './promise.ts'

test('the browser says of itself what React has been told at build', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(`(${disagreements})()`)).toEqual([])
})
