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
])('the gap takes the place of %s', (word, sentence, gap) => {
  expect(sentenceWithBlank(card(word, 'noun', sentence))).toBe(gap)
})

const nouns = ['acumen', 'guile', 'zeal', 'bane', 'nadir'].map((word) => card(word, 'noun'))

test.each([
  ['first', [...nouns, ...cards]],
  ['last', [...cards, ...nouns]],
])(
  'the choices are the word and others of its part of speech, though those of another come %s',
  (_, pool) => {
    for (const { card, options } of startRound('r', cards, pool, () => 0.4).queue) {
      expect(options.map(({ part }) => part)).toEqual(['verb', 'verb', 'verb', 'verb'])
      expect(options.filter(({ word }) => word === card.word)).toHaveLength(1)
    }
  },
)

test('the lot says in which order words come, which stand beside them, and at what place the right one is', () => {
  // Every lot falls on the last, so that whatever is shuffled comes backward.
  const { queue } = startRound('r', cards.slice(0, 2), cards, () => 0.99)
  expect(queue.map(({ card }) => card.word)).toEqual(['deny', 'abate'])
  expect(queue[0]?.options.map(({ word }) => word)).toEqual(['wane', 'err', 'vex', 'deny'])
})

test('a list a hundred times as long draws no more lots for a word', () => {
  const draw = vi.fn(() => 0.4)
  startRound('r', cards.slice(0, 1), Array<WordCard[]>(100).fill(cards.slice(1)).flat(), draw)
  expect(draw.mock.calls.length).toBeLessThan(20)
})

test('a near word is never a choice, whichever of the two names the other', () => {
  const [abate, deny, ...others] = cards
  if (!abate || !deny) throw new Error('There are words')
  const pool = [{ ...abate, near: ['deny'] }, deny, ...others]
  for (const { card, options } of startRound('r', pool, pool, () => 0).queue) {
    const words = options.map(({ word }) => word)
    expect(words.includes('abate') && words.includes('deny'), card.word).toBe(
      card.word !== 'abate' && card.word !== 'deny',
    )
  }
})

test('a round ends once every word has been known, and names those missed at first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 40, size: 'max' }),
      fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { minLength: 60, maxLength: 60 }),
      (answers, lots) => {
        const chances = [...lots]
        let drill = startRound('r', cards.slice(0, 4), cards, () => chances.pop() ?? 0)
        const missed = new Set<string>()
        for (const isRight of answers) {
          const [current] = drill.queue
          if (!current) break
          if (!isRight) missed.add(current.card.word)
          drill = answerInRound(drill, isRight ? current.card.word : 'nothing')
        }
        expect(new Set(drill.missed)).toEqual(missed)
        for (let left = drill.queue.length; left > 0; left -= 1)
          drill = answerInRound(drill, drill.queue[0]?.card.word ?? '')
        expect(drill.queue).toEqual([])
        expect(drill.total).toBe(4)
      },
    ),
  )
})

test('a missed word comes again once all others have come, and none of them is lost', () => {
  const drill = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const words = ({ queue }: WordRound): readonly string[] => queue.map(({ card }) => card.word)
  const [first = '', second = '', third = ''] = words(drill)
  const missed = answerInRound(drill, 'nothing')
  expect(words(missed)).toEqual([second, third, first])
  expect(words(answerInRound(missed, second))).toEqual([third, first])
})

test('a word is named once among those missed, however often it was, and in the order of the first misses', () => {
  const drill = startRound('r', cards.slice(0, 2), cards, () => 0.5)
  const words = drill.queue.map(({ card }) => card.word)
  const missed = Array.from({ length: 5 }).reduce<WordRound>(
    (before) => answerInRound(before, 'nothing'),
    drill,
  )
  expect(missed.missed).toEqual(words)
  expect(missed).toMatchObject({ id: 'r', answered: 5 })
})

test('every answer is counted, right or wrong', () => {
  const drill = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const right = answerInRound(drill, drill.queue[0]?.card.word ?? '')
  expect([drill, right, answerInRound(right, 'nothing')].map(({ answered }) => answered)).toEqual([0, 1, 2])
})

test('the last word, missed, is shown anew', () => {
  const drill = startRound('r', cards.slice(0, 1), cards, () => 0.5)
  const again = answerInRound(drill, 'nothing')
  expect(again.queue).toEqual(drill.queue)
  expect(again.answered).not.toBe(drill.answered)
})

test('a word whose part of speech is rare has four choices too', () => {
  const [question] = startRound('r', [noun], [...cards, noun], () => 0.5).queue
  expect(question?.options).toHaveLength(4)
})

test('an answer after the last word changes nothing', () => {
  const over = answerInRound(
    startRound('r', [noun], cards, () => 0.5),
    'acumen',
  )
  expect(over.queue).toEqual([])
  expect(answerInRound(over, 'acumen')).toBe(over)
})

test('a round that is stopped counts the words that were asked, and no others', () => {
  const drill = startRound('r', cards.slice(0, 3), cards, () => 0.5)
  const known = answerInRound(drill, drill.queue[0]?.card.word ?? '')
  const missed = answerInRound(known, 'nothing')
  expect(stopRound(missed)).toMatchObject({ queue: [], total: 2, missed: missed.missed })
  expect(stopRound(drill).total).toBe(0)
})
