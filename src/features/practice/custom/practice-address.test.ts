import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PracticeRequest } from '../../../domain/practice/select-questions.ts'
import { sectionNames, sectionOfQuestion } from '../../../domain/questions/section.ts'
import { addressOfRequest, defaultRequest, readAddress, limitToListed } from './practice-address.ts'
import { addressOfSet } from './set-address.ts'

test('an address without anything is a choice that leaves all open', () => {
  expect(readAddress('')).toEqual({
    kind: 'wish',
    unreadable: false,
    wish: {
      section: 'verbal',
      topics: [],
      kinds: [],
      difficulties: [],
      count: 10,
      isTimed: false,
      history: 'new',
    },
  })
})

test.each(['new', 'wrong', 'all'] as const)(
  'a choice of %s comes back from its address as it was',
  (history) => {
    const wish: PracticeRequest = {
      section: 'quantitative',
      topics: ['algebra', 'geometry'],
      kinds: ['numeric', 'comparison'],
      difficulties: ['medium', 'hard'],
      count: 20,
      isTimed: true,
      history,
    }
    const [, search = ''] = addressOfRequest(wish).split('?')
    expect(readAddress(search)).toEqual({ kind: 'wish', unreadable: false, wish })
  },
)

test('a set comes back from its address as it was', () => {
  const address = addressOfSet(['v130', 'v4'], true)
  expect(address).toBe('/practice#set=v130.v4&pace=test')
  expect(readAddress('set=v130.v4&pace=test')).toEqual({ kind: 'set', ids: ['v130', 'v4'], isTimed: true })
  expect(addressOfSet(['v4'], false, 'running')).toBe('/practice#quiz&set=v4')
})

test.each([
  'set=',
  'set=v1.q1',
  'set=constructor',
  'set=v0',
  'set=v1.<b>',
  `set=${Array.from({ length: 51 }, (_, n) => `v${n + 1}`).join('.')}`,
])('%s is no set, and that is said', (search) => {
  expect(readAddress(search)).toMatchObject({ kind: 'wish', unreadable: true })
})

test.each([
  ['count=4', 5],
  ['count=51', 50],
  ['count=many', 10],
  ['count=', 5],
  ['count=12.4', 12],
])('with %s the set has %i questions', (search, count) => {
  expect(readAddress(search)).toMatchObject({ wish: { count } })
})

const listed = [
  { id: 'q1', topic: 'algebra', kind: 'single', difficulty: 'easy', shard: 0 },
  { id: 'q2', topic: 'algebra', kind: 'numeric', difficulty: 'hard', shard: 0 },
  { id: 'q3', topic: 'geometry', kind: 'comparison', difficulty: 'medium', shard: 0 },
] as const

const parts = fc.array(
  fc.constantFrom('algebra', 'geometry', 'logic', 'numeric', 'blanks', 'v1', 'q2', 'hard', '-1', '7', ''),
)
const part = fc.oneof(
  fc.string(),
  parts.map((list) => list.join('.')),
)
const addresses = fc.oneof(
  fc.string(),
  fc
    .record(
      {
        section: fc.oneof(fc.constantFrom(...sectionNames), part),
        topics: part,
        kinds: part,
        difficulty: part,
        count: part,
        set: part,
      },
      { requiredKeys: [] },
    )
    .map((query) => new URLSearchParams(query).toString()),
)

test('any address at all gives a set of one section, or a choice that can be seen and taken back', () => {
  fc.assert(
    fc.property(addresses, (search) => {
      const place = readAddress(search)
      if (place.kind === 'set') {
        expect(place.ids.length).toBeGreaterThan(0)
        expect(place.ids.length).toBeLessThanOrEqual(50)
        expect(sectionNames).toContain(sectionOfQuestion(place.ids[0] ?? ''))
        expect(new Set(place.ids.map(sectionOfQuestion)).size).toBe(1)
        return
      }
      const wish = limitToListed(listed, place.wish)
      expect(sectionNames).toContain(wish.section)
      expect(wish.count).toBeGreaterThanOrEqual(5)
      expect(wish.count).toBeLessThanOrEqual(50)
      expect(['algebra', 'geometry']).toEqual(expect.arrayContaining([...wish.topics]))
      expect(['single', 'numeric', 'comparison']).toEqual(expect.arrayContaining([...wish.kinds]))
    }),
  )
})

test('what a section does not list is not asked of it, and what it lists is', () => {
  const wish = { ...defaultRequest, topics: ['logic', 'algebra'], kinds: ['blanks', 'numeric'] } as const
  expect(limitToListed(listed, wish)).toEqual({ ...defaultRequest, topics: ['algebra'], kinds: ['numeric'] })
})

test('a choice without a limit comes back without one', () => {
  const [, search = ''] = addressOfRequest(defaultRequest).split('?')
  expect(readAddress(search)).toEqual({ kind: 'wish', unreadable: false, wish: defaultRequest })
})

test('fifty questions are a set, and one that is named twice is one', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => `v${n + 1}`)
  expect(readAddress(`set=${fifty.join('.')}`)).toEqual({ kind: 'set', ids: fifty, isTimed: false })
  expect(readAddress('set=v2.v1.v2')).toEqual({ kind: 'set', ids: ['v2', 'v1'], isTimed: false })
})
