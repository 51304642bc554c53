import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { sentenceWithBlank, type WordCard } from './word-card.ts'
import { answerInRound, startRound, stopRound, type WordRound } from './word-round.ts'

function card(word: string, part: string, sentence = ''): WordCard {
  const definition = `to ${word.length}`
  return { word, part, definition, sentence, theme: 'change', tier: 'top', root: '', near: [], far: [] }
}

const cards = ['abate', 'deny', 'laud', 'wane', 'err', 'vex'].map((word) => card(word, 'verb'))
const noun = card('acumen', 'noun')

test.each([
  ['abate', 'The rain abated at dusk.', 'The rain _____ at dusk.'],
  ['deny', 'He denies it.', 'He _____ it.'],
  ['err', 'Terror made him err.', 'Terror made him _____.'],
  ['lucid', 'Lucid prose is rare.', '_____ prose is rare.'],
])('sentenceWithBlank replaces %s by a blank', (word, sentence, gap) => {
  expect(sentenceWithBlank(card(word, 'noun', sentence))).toBe(gap)
})

const nouns = ['acumen', 'guile', 'zeal', 'bane', 'nadir'].map((word) => card(word, 'noun'))

test.each([
  ['first', [...nouns, ...cards]],
  ['last', [...cards, ...nouns]],
])('the choices have the same part of speech, even if other words come %s in the pool', (_, pool) => {
  for (const { card, options } of startRound('r', cards, pool, () => 0.4).queue) {
    expect(options.map(({ part }) => part)).toEqual(['verb', 'verb', 'verb', 'verb'])
    expect(options.filter(({ word }) => word === card.word)).toHaveLength(1)
  }
})

test('the random numbers decide the order of words, the wrong choices, and the position of the right choice', () => {
  // With 0.99 the last remaining item is always taken, so that lists are reversed.
  const { queue } = startRound('r', cards.slice(0, 2), cards, () => 0.99)
  expect(queue.map(({ card }) => card.word)).toEqual(['deny', 'abate'])
  expect(queue[0]?.options.map(({ word }) => word)).toEqual(['wane', 'err', 'vex', 'deny'])
})

test('a pool a hundred times as long does not need more random numbers', () => {
  const random = vi.fn(() => 0.4)
  startRound('r', cards.slice(0, 1), Array<WordCard[]>(100).fill(cards.slice(1)).flat(), random)
  expect(random.mock.calls.length).toBeLessThan(20)
})

test('words with similar meaning are never choices of the same question, whichever lists the other', () => {
  const [abate, deny, ...others] = cards
  if (!abate || !deny) throw new Error('The list of cards is empty')
  const pool = [{ ...abate, near: ['deny'] }, deny, ...others]
  for (const { card, options } of startRound('r', pool, pool, () => 0).queue) {
    const words = options.map(({ word }) => word)
    expect(words.includes('abate') && words.includes('deny'), card.word).toBe(
      card.word !== 'abate' && card.word !== 'deny',
    )
  }
})

test('a round ends when every word was answered right, and lists the missed words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 40, size: 'max' }),
      fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { minLength: 60, maxLength: 60 }),
      (answers, randomNumbers) => {
        const remaining = [...randomNumbers]
        let round = startRound('r', cards.slice(0, 4), cards, () => remaining.pop() ?? 0)
        const missed = new Set<string>()
        for (const isRight of answers) {
          const [current] = round.queue
          if (!current) break
          if (!isRight) missed.add(current.card.word)
          round = answerInRound(round, isRight ? current.card.word : 'nothing')
        }
        expect(new Set(round.missed)).toEqual(missed)
        for (let left = round.queue.length; left > 0; left -= 1)
          round = answerInRound(round, round.queue[0]?.card.word ?? '')
        expect(round.queue).toEqual([])
        expect(round.total).toBe(4)
      },
    ),
  )
})

test('a missed word is asked again after all the others', () => {
  const round = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const words = ({ queue }: WordRound): readonly string[] => queue.map(({ card }) => card.word)
  const [first = '', second = '', third = ''] = words(round)
  const missed = answerInRound(round, 'nothing')
  expect(words(missed)).toEqual([second, third, first])
  expect(words(answerInRound(missed, second))).toEqual([third, first])
})

test('missed lists a word once, in the order of the first misses', () => {
  const round = startRound('r', cards.slice(0, 2), cards, () => 0.5)
  const words = round.queue.map(({ card }) => card.word)
  const missed = Array.from({ length: 5 }).reduce<WordRound>(
    (before) => answerInRound(before, 'nothing'),
    round,
  )
  expect(missed.missed).toEqual(words)
  expect(missed).toMatchObject({ id: 'r', answered: 5 })
})

test('answered counts right and wrong answers', () => {
  const round = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const right = answerInRound(round, round.queue[0]?.card.word ?? '')
  expect([round, right, answerInRound(right, 'nothing')].map(({ answered }) => answered)).toEqual([0, 1, 2])
})

test('if the last word is missed, it is shown again', () => {
  const round = startRound('r', cards.slice(0, 1), cards, () => 0.5)
  const again = answerInRound(round, 'nothing')
  expect(again.queue).toEqual(round.queue)
  expect(again.answered).not.toBe(round.answered)
})

test('a word has four choices even if no other word has its part of speech', () => {
  const [question] = startRound('r', [noun], [...cards, noun], () => 0.5).queue
  expect(question?.options).toHaveLength(4)
})

test('an answer after the last word changes nothing', () => {
  const finished = answerInRound(
    startRound('r', [noun], cards, () => 0.5),
    'acumen',
  )
  expect(finished.queue).toEqual([])
  expect(answerInRound(finished, 'acumen')).toBe(finished)
})

test('a stopped round counts only the words that were asked', () => {
  const round = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const known = answerInRound(round, round.queue[0]?.card.word ?? '')
  const missed = answerInRound(known, 'nothing')
  expect(stopRound(missed)).toMatchObject({ queue: [], total: 2, missed: missed.missed })
  expect(stopRound(round).total).toBe(0)
})
