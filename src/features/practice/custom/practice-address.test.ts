import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PracticeRequest } from '../../../domain/practice/select-questions.ts'
import { sectionNames, sectionOfQuestion } from '../../../domain/questions/section.ts'
import {
  addressOfRequest,
  defaultRequest,
  readAddress,
  removeUnknownFilters,
  sectionChoices,
} from './practice-address.ts'
import { addressOfSet } from '../../../domain/practice/set-address.ts'

test('reads an empty address as the default request', () => {
  expect(readAddress('')).toEqual({
    kind: 'request',
    isUnreadable: false,
    request: {
      sections: ['verbal'],
      topics: [],
      types: [],
      difficulties: [],
      count: 10,
      isTimed: false,
      mode: 'study',
      history: 'new',
    },
  })
})

test.each(['new', 'wrong', 'all'] as const)(
  'reads a request for %s questions back from its address',
  (history) => {
    const request: PracticeRequest = {
      sections: ['quantitative'],
      topics: ['algebra', 'geometry'],
      types: ['numeric', 'comparison'],
      difficulties: ['medium', 'hard'],
      count: 20,
      isTimed: true,
      mode: 'exam',
      history,
    }
    const [, search = ''] = addressOfRequest(request).split('?')
    expect(readAddress(search)).toEqual({ kind: 'request', isUnreadable: false, request })
  },
)

test('reads a request for verbal and quantitative questions back, and knows no other mixture', () => {
  const request = { ...defaultRequest, sections: ['verbal', 'quantitative'] } as const
  const address = addressOfRequest(request)
  expect(address).toBe('/practice?section=verbal.quantitative&count=10')
  expect(readAddress('section=verbal.quantitative&count=10')).toMatchObject({ request })
  expect(readAddress('section=verbal.analytical')).toMatchObject({ request: defaultRequest })
})

test('reads a practice set back from its address', () => {
  const set = { ids: ['v130', 'v4'], isTimed: true, mode: 'study' } as const
  expect(addressOfSet(set)).toBe('/practice#set=v130.v4&pace=test')
  expect(readAddress('set=v130.v4&pace=test')).toEqual({ kind: 'set', ...set })
  expect(addressOfSet({ ...set, isTimed: false }, 'running')).toBe('/practice#quiz&set=v130.v4')
})

test('reads a set with questions of several sections', () => {
  const set = { ids: ['v4', 'q7', 'a1'], isTimed: false, mode: 'study' } as const
  expect(addressOfSet(set)).toBe('/practice#set=v4.q7.a1')
  expect(readAddress('set=v4.q7.a1')).toEqual({ kind: 'set', ...set })
})

test('reads a practice set in test mode back from its address', () => {
  const set = { ids: ['v4'], isTimed: true, mode: 'exam' } as const
  expect(addressOfSet(set)).toBe('/practice#set=v4&pace=test&mode=test')
  expect(readAddress('set=v4&pace=test&mode=test')).toEqual({ kind: 'set', ...set })
  expect(readAddress('set=v4&mode=oral')).toMatchObject({ mode: 'study' })
})

test.each([
  'set=',
  'set=constructor',
  'set=v0',
  'set=v1.<b>',
  `set=${Array.from({ length: 51 }, (_, n) => `v${n + 1}`).join('.')}`,
])('reports %s as unreadable', (search) => {
  expect(readAddress(search)).toMatchObject({ kind: 'request', isUnreadable: true })
})

test.each([
  ['count=4', 5],
  ['count=51', 50],
  ['count=many', 10],
  ['count=', 5],
  ['count=12.4', 12],
])('reads %s as %i questions', (search, count) => {
  expect(readAddress(search)).toMatchObject({ request: { count } })
})

const questions = [
  { id: 'q1', topic: 'algebra', kind: 'single', difficulty: 'easy', fileIndex: 0 },
  { id: 'q2', topic: 'algebra', kind: 'numeric', difficulty: 'hard', fileIndex: 0 },
  { id: 'q3', topic: 'geometry', kind: 'comparison', difficulty: 'medium', fileIndex: 0 },
] as const

const knownWords = fc.array(
  fc.constantFrom('algebra', 'geometry', 'logic', 'numeric', 'blanks', 'v1', 'q2', 'hard', '-1', '7', ''),
)
const parameter = fc.oneof(
  fc.string(),
  knownWords.map((words) => words.join('.')),
)
const addresses = fc.oneof(
  fc.string(),
  fc
    .record(
      {
        section: fc.oneof(fc.constantFrom(...sectionNames), parameter),
        topics: parameter,
        kinds: parameter,
        difficulty: parameter,
        count: parameter,
        set: parameter,
      },
      { requiredKeys: [] },
    )
    .map((query) => new URLSearchParams(query).toString()),
)

test('reads any address as a set of questions, or as a request that the form can show', () => {
  fc.assert(
    fc.property(addresses, (search) => {
      const address = readAddress(search)
      if (address.kind === 'set') {
        expect(address.ids.length).toBeGreaterThan(0)
        expect(address.ids.length).toBeLessThanOrEqual(50)
        for (const id of address.ids) expect(sectionNames).toContain(sectionOfQuestion(id))
        return
      }
      const request = removeUnknownFilters(questions, address.request)
      expect(sectionChoices).toContainEqual(request.sections)
      expect(request.count).toBeGreaterThanOrEqual(5)
      expect(request.count).toBeLessThanOrEqual(50)
      expect(['algebra', 'geometry']).toEqual(expect.arrayContaining([...request.topics]))
      expect(['single', 'numeric', 'comparison']).toEqual(expect.arrayContaining([...request.types]))
    }),
  )
})

test('keeps topics and kinds that the section has, and removes others', () => {
  const request = { ...defaultRequest, topics: ['logic', 'algebra'], types: ['blanks', 'numeric'] } as const
  expect(removeUnknownFilters(questions, request)).toEqual({
    ...defaultRequest,
    topics: ['algebra'],
    types: ['numeric'],
  })
})

test('reads the default request back from its address', () => {
  const [, search = ''] = addressOfRequest(defaultRequest).split('?')
  expect(readAddress(search)).toEqual({ kind: 'request', isUnreadable: false, request: defaultRequest })
})

test('accepts fifty questions, and counts a repeated question once', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => `v${n + 1}`)
  expect(readAddress(`set=${fifty.join('.')}`)).toEqual({
    kind: 'set',
    ids: fifty,
    isTimed: false,
    mode: 'study',
  })
  expect(readAddress('set=v2.v1.v2')).toEqual({
    kind: 'set',
    ids: ['v2', 'v1'],
    isTimed: false,
    mode: 'study',
  })
})
