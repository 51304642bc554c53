import { test } from '../e2e/fixtures/test.ts'
import { launchWithFontSize, testFontSize } from './large-font-size.ts'

const size = 24

test.use({
  viewport: { width: 320, height: 740 },
  launchOptions: launchWithFontSize(size),
  expectedErrors: ['the server responded with a status of 404'],
})

testFontSize(size)
