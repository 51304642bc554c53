import { expect, test } from 'vitest'
import { makeItem } from '../../../tests/support/content-items.ts'
import { renderMarkup, textsIn } from '../../../tests/support/rendered-markup.ts'
import { QuestionStem } from '../question-stem.tsx'

const { question } = makeItem({
  ...{
    kind: 'comparison',
    id: 'q7',
    topic: 'algebra',
    text: 'A fair is on.',
    choices: undefined,
    answer: 'B',
  },
  ...{ quantityA: 'Nine days', quantityB: 'Two weeks', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
})

test('a comparison shows its text, then Quantity A, then Quantity B', () => {
  expect(textsIn(renderMarkup(<QuestionStem question={question} />))).toEqual([
    ...['Compare the two quantities.', 'A fair is on.'],
    ...['Quantity A', 'Nine days', 'Quantity B', 'Two weeks'],
  ])
})
