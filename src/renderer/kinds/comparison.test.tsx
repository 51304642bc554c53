import { beforeAll, expect, test } from 'vitest'
import { makeItem } from '../../../tests/support/content-items.ts'
import { renderMarkup, textsIn } from '../../../tests/support/rendered-markup.ts'
import { AnswerField, loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

const { question } = makeItem({
  ...{ kind: 'comparison', id: 'q7', topic: 'algebra', text: undefined, choices: undefined, answer: 'B' },
  ...{ quantityA: 'Nine days', quantityB: 'Two weeks', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
})

test('shows Quantity A, then Quantity B, then the four choices', () => {
  const markup = renderMarkup(<AnswerField question={question} answer={[]} revealed={false} />)
  expect(textsIn(markup)).toEqual([
    ...['Quantity A', 'Nine days', 'Quantity B', 'Two weeks', 'Choose one answer'],
    ...['A', 'Quantity A is greater.', 'B', 'Quantity B is greater.', 'C', 'The two quantities are equal.'],
    ...['D', 'The relationship cannot be determined from the information given.'],
  ])
})
