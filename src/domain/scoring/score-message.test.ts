import { expect, test } from 'vitest'
import { scoreMessage } from './score-message.ts'

const lowest = "Keep practicing! You'll improve with more study."
const low = "You're making progress. Continue studying!"
const middle = 'Good effort! Keep practicing to improve.'
const high = 'Great job! Just a bit more practice needed.'
const highest = "Excellent! You're ready for the real GRE."

test.each([
  [0, lowest],
  [39, lowest],
  [40, low],
  [59, low],
  [60, middle],
  [74, middle],
  [75, high],
  [89, high],
  [90, highest],
  [100, highest],
])('a score of %i %% shows: %s', (percent, message) => {
  expect(scoreMessage(percent)).toBe(message)
})
