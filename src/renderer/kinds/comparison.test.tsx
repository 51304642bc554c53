import { beforeAll, expect, test } from 'vitest'
import { itemFrom } from '../../../tests/support/content-items.ts'
import { renderMarkup, textsIn } from '../../../tests/support/rendered-markup.ts'
import { AnswerField, loadRareKinds } from '../answer/answer-field.tsx'

beforeAll(loadRareKinds)

const { question } = itemFrom({
  ...{ kind: 'comparison', id: 'q7', topic: 'algebra', text: undefined, choices: undefined, answer: 'B' },
  ...{ quantityA: 'Nine days', quantityB: 'Two weeks', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
})

test('each of the two quantities has its own name, A before B, and the four answers follow', () => {
  const field = renderMarkup(<AnswerField question={question} answer={[]} revealed={false} />)
  expect(textsIn(field)).toEqual([
    ...['Quantity A', 'Nine days', 'Quantity B', 'Two weeks', 'Choose one answer'],
    ...['A', 'Quantity A is greater.', 'B', 'Quantity B is greater.', 'C', 'The two quantities are equal.'],
    ...['D', 'The relationship cannot be determined from the information given.'],
  ])
})
