import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfSet, addressOfWish, readAddress } from './practice-address.ts'

test('an address without anything is a choice that leaves all open', () => {
  expect(readAddress('')).toEqual({
    kind: 'choice',
    unreadable: false,
    wish: {
      section: 'verbal',
      topics: [],
      kinds: [],
      difficulties: [],
      count: 10,
      isTimed: false,
      newFirst: true,
    },
  })
})

test('a choice comes back from its address as it was', () => {
  const wish = {
    section: 'quantitative',
    topics: ['algebra', 'geometry'],
    kinds: ['numeric', 'comparison'],
    difficulties: ['medium', 'hard'],
    count: 20,
    isTimed: true,
    newFirst: false,
  } as const
  const [, search = ''] = addressOfWish(wish).split('?')
  expect(readAddress(search)).toEqual({ kind: 'choice', unreadable: false, wish })
})

test('a set comes back from its address as it was', () => {
  const [, search = ''] = addressOfSet(['v130', 'v4'], true).split('?')
  expect(readAddress(search)).toEqual({ kind: 'set', ids: ['v130', 'v4'], isTimed: true })
})

test.each([
  'set=',
  'set=v1.q1',
  'set=constructor',
  'set=v0',
  'set=v1.<b>',
  `set=${Array.from({ length: 51 }, (_, n) => `v${n + 1}`).join('.')}`,
])('%s is no set, and that is said', (search) => {
  expect(readAddress(search)).toMatchObject({ kind: 'choice', unreadable: true })
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

test('any address at all gives something to go on with', () => {
  fc.assert(fc.property(fc.string(), (search) => void readAddress(search)))
})
