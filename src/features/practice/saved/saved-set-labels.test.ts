import { expect, test } from 'vitest'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import { questionSetAt } from '../../../domain/practice/practice-set.ts'
import { startSession, type Session } from '../../../domain/session/session.ts'
import { labelsOfSets } from './saved-set-labels.ts'

const listed = new Map<string, QuestionSummary>(
  [
    { id: 'v1', topic: 'text-completion', kind: 'single' } as const,
    { id: 'v2', topic: 'reading-comprehension', kind: 'single' } as const,
    { id: 'q1', topic: 'algebra', kind: 'comparison' } as const,
  ].map((summary) => [summary.id, { ...summary, difficulty: 'easy', fileIndex: 0 }]),
)

function draft(ids: readonly string[], begun: Date, answered: readonly string[] = []): Session {
  const set = questionSetAt({ ids, isTimed: false, mode: 'study' })
  return { ...startSession(set, 'id', begun.getTime()), checked: answered }
}

const morning = new Date(2026, 10, 26, 9, 5)
const evening = new Date(2026, 10, 26, 19, 30)

test('unfinished sets are told apart by name, day and state', () => {
  expect(
    labelsOfSets([draft(['v1', 'v2'], morning, ['v1']), draft(['q1'], new Date(2026, 10, 24))], listed),
  ).toEqual(['2 mixed verbal · begun Nov 26 · 1 of 2 answered', '1 QC · begun Nov 24 · 0 of 1 answered'])
})

test('sets of one name and day have the time as well', () => {
  const labels = labelsOfSets([draft(['v1', 'v2'], morning), draft(['v2', 'v1'], evening)], listed)
  // Some versions of ICU put a narrow space before AM and PM.
  expect(labels.map((label) => label.replace('\u202f', ' '))).toEqual([
    '2 mixed verbal · begun Nov 26, 9:05 AM · 0 of 2 answered',
    '2 mixed verbal · begun Nov 26, 7:30 PM · 0 of 2 answered',
  ])
})
