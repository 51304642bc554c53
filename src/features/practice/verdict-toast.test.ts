import { expect, test } from 'vitest'
import { itemFrom } from '../../../tests/unit/an-item.ts'
import { verdictToast } from './verdict-toast.ts'

const why = 'This is the reason.'

test('right answers that are sentences are told one after the other, with one sign between them', () => {
  const { question } = itemFrom({
    kind: 'several',
    choices: [
      { text: 'The river rose.', correct: true, why },
      { text: 'The bridge held.', correct: true, why },
      { text: 'Nobody crossed.', why },
    ],
    explanation: 'So it was.',
  })
  expect(verdictToast(question, false).told).toBe(
    'Incorrect. Correct answer: The river rose; The bridge held. So it was.',
  )
})
