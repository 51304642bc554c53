import { expect, test } from 'vitest'
import { finished, six } from '../../../../tests/support/finished-session.ts'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../../tests/support/rendered-markup.ts'
import { sections } from '../../../domain/questions/section.ts'
import { messageFor } from '../../../domain/scoring/score-message.ts'
import { ResultsCard } from './results-card.tsx'

const card = (kept = true): string =>
  renderMarkup(
    <ResultsCard
      {...{ quiz: finished, section: sections.verbal, questions: six, kept }}
      title="Verbal Reasoning, quiz 2"
      onTryAgain={() => undefined}
    />,
  )

test('the results say how many answers were right, wrong and left out, each by its name, and the time', () => {
  const [counts = ''] = partsIn(card(), 'dl')
  expect([partsIn(counts, 'dt'), partsIn(counts, 'dd')].map((parts) => parts.flatMap(textsIn))).toEqual([
    ['Correct', 'Incorrect', 'Skipped', 'Time'],
    ['3', '2', '1', '04:38'],
  ])
})

test('the score is a share of all questions, and the message goes by it', () => {
  expect(valuesIn(card(), 'aria-label')).toEqual(['Score: 50%'])
  expect(textsIn(card())).toContain(messageFor(50))
})

test('the results say what was sat', () => {
  expect(textsIn(card()).slice(1, 3)).toEqual(['Verbal Reasoning, quiz 2', 'Quiz Results'])
})

test('a result that is not kept is told of, and one that is kept is not', () => {
  expect(card(false)).toContain('Your result is not safe in this browser.')
  expect(card()).not.toContain('not safe')
})
