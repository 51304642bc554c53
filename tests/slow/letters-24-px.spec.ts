import { largeLettersFit, lettersOf } from './large-letters.ts'
import { test } from '../e2e/promise.ts'

const size = 24

test.use({
  viewport: { width: 320, height: 740 },
  launchOptions: lettersOf(size),
  expectedErrors: ['the server responded with a status of 404'],
})

largeLettersFit(size)
