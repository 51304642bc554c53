import { expect, test, vi } from 'vitest'
import { elementsIn, renderMarkup, textsIn } from '../../../../tests/support/rendered-markup.ts'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { Attempt } from '../../../domain/history/attempt.ts'
import { PresetList } from './preset-list.tsx'

const passage = { topic: 'reading-comprehension', kind: 'single', difficulty: 'easy', fileIndex: 0 } as const
const index: PracticeIndex = {
  fileAddresses: ['/questions/a.json'],
  questions: {
    verbal: ['v1', 'v2', 'v3'].map((id) => ({ id, ...passage, stimulus: 'bees' })),
    quantitative: [{ id: 'q1', ...passage, kind: 'comparison' }],
    analytical: [],
  },
}

const wrong: Attempt = {
  id: 'one',
  question: 'q1',
  answer: [],
  right: false,
  seconds: 1,
  at: '2026-11-20T10:00:00Z',
  where: { kind: 'page' },
}

const known = { entries: [], asOf: Date.UTC(2026, 10, 26), isRead: true } as const

/** The texts of each preset, and whether it can be started. */
function presets(attempts: Parameters<typeof PresetList>[0]['attempts']): ReadonlyMap<string, string> {
  const markup = renderMarkup(<PresetList index={index} attempts={attempts} onStart={vi.fn()} />)
  return new Map(
    elementsIn(markup, 'li').map((item) => {
      const [title = '', ...texts] = textsIn(item)
      const state = item.includes('<button') ? (item.includes('disabled') ? 'waits: ' : '') : 'no button: '
      return [title, state + texts.join(' / ')]
    }),
  )
}

test('each preset says what it is and about how long it takes', () => {
  expect(presets(known).get('One passage')).toBe('3 questions · about 5 minutes / Reading comprehension (RC)')
  expect(presets(known).get('Only QC')).toBe('1 question · about 2 minutes / Quantitative comparison')
})

test('what was missed is offered if the last answer to a question was wrong, and otherwise says so', () => {
  expect(presets(known).get('What I missed')).toBe(
    'no button: Nothing missed yet. What you get wrong will be here.',
  )
  expect(presets({ ...known, entries: [wrong] }).get('What I missed')).toBe(
    '1 question · about 2 minutes / Your last answer to each was wrong',
  )
})

test('until the earlier answers are read nothing starts, and nothing is said about them', () => {
  const waiting = presets({ ...known, asOf: 0, isRead: false })
  expect(waiting.get('What I missed')).toBe('no button: Reading your answers…')
  expect(waiting.get('One passage')).toMatch(/^waits: /)
  expect(presets({ ...known, isRead: false }).get('What I missed')).toBe(
    'no button: Your earlier answers could not be read.',
  )
})
