import { Check, Minus, X } from 'lucide'
import { expect, test } from 'vitest'
import { finished, six } from '../../../../tests/support/finished-session.ts'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../../tests/support/rendered-markup.ts'
import { sections, type SectionName } from '../../../domain/questions/section.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { ResultsReview } from './results-review.tsx'

const review = (name: SectionName = 'verbal'): string =>
  renderMarkup(<ResultsReview quiz={finished} section={sections[name]} questions={six} />)

/** What each question says while it is folded. */
const summaries = (markup: string): readonly string[] =>
  partsIn(markup, 'summary').filter((summary) => summary.includes('<h3'))

test('each question says its number, the time it took and how it went', () => {
  expect(summaries(review()).map((summary) => textsIn(summary).join(' '))).toEqual([
    'Question 1 01:05 Correct',
    'Question 2 00:09 Correct',
    'Question 3 60:00 Incorrect',
    'Question 4 00:00 Correct',
    'Question 5 00:59 Skipped',
    'Question 6 01:00 Incorrect',
  ])
})

test('how a question went is told by its shape too', () => {
  const shapes = [Check, Check, X, Check, Minus, X].map((shape) =>
    renderMarkup(<Icon shape={shape} size={18} weight={2.5} />),
  )
  expect(summaries(review()).flatMap((summary) => partsIn(summary, 'svg'))).toEqual(shapes)
  expect(valuesIn(review(), 'data-outcome')).toEqual([
    'correct',
    'correct',
    'incorrect',
    'correct',
    'skipped',
    'incorrect',
  ])
})

test('an opened question shows what was chosen, what is right, and why', () => {
  const [, , third = ''] = review().split('data-reviewed=').slice(1)
  expect(partsIn(third, 'label').map((choice) => textsIn(choice).join(' '))).toEqual([
    ...['A a Correct', 'B b Incorrect', 'C c', 'D d', 'E e'],
  ])
  expect(valuesIn(third, 'data-explanation')).toEqual(['v3'])
  expect(partsIn(third, 'h4').flatMap(textsIn)).toEqual(['Explanation'])
})

test('the time that the test allows is told where the test has such questions', () => {
  const open = 'Open a question to see your answer, the right one and why.'
  const lead = (name: SectionName): string => textsIn(partsIn(review(name), 'p')[0] ?? '').join('')
  expect(lead('verbal')).toBe(`${open} The test allows about 01:31 for each.`)
  expect(lead('quantitative')).toBe(`${open} The test allows about 01:44 for each.`)
  expect(lead('analytical')).toBe(open)
})
