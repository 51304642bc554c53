import { expect, test } from 'vitest'
import { finishedSession, sixQuestions } from '../../../../tests/support/finished-session.ts'
import { renderMarkup, textsIn, attributesIn } from '../../../../tests/support/rendered-markup.ts'
import { MissedLink } from './missed-link.tsx'

test('links to a practice set of the wrong and skipped questions, and shows their number', () => {
  const link = renderMarkup(<MissedLink session={finishedSession} questions={sixQuestions} />)
  expect(textsIn(link)).toEqual(['Practice the 3 you missed or skipped'])
  expect(attributesIn(link, 'href')[0]).toMatch(/set=v3\.v5\.v6$/)
})

test('uses the singular for one missed question', () => {
  const link = renderMarkup(<MissedLink session={finishedSession} questions={sixQuestions.slice(0, 3)} />)
  expect(textsIn(link)).toEqual(['Practice the one you missed'])
})

test('does not call a skipped question missed', () => {
  const link = (from: number, to: number): string =>
    renderMarkup(<MissedLink session={finishedSession} questions={sixQuestions.slice(from, to)} />)
  expect(textsIn(link(3, 5))).toEqual(['Practice the one you skipped'])
  expect(textsIn(link(5, 6))).toEqual(['Practice the one you missed'])
})

test('renders nothing if all answers were right', () => {
  expect(renderMarkup(<MissedLink session={finishedSession} questions={sixQuestions.slice(0, 2)} />)).toBe('')
})
