import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fellowsOf } from '../../src/content/words/cluster-groups.ts'
import { wordCardsFrom } from '../../src/content/words/word-cards.ts'
import { haveSimilarMeaning } from '../../src/domain/words/word-card.ts'
import { startRound, type WordQuestion } from '../../src/domain/words/word-round.ts'
import { clusters, words } from './content.ts'

/** Plays the word quiz with the real word list. */

const ownClusters = clusters.map(({ item }) => item)
const cards = wordCardsFrom(
  words.map(({ item }) => ({ ...item, tier: 'top', fellows: fellowsOf(item.word, ownClusters) })),
)
const byName = new Map(words.map(({ item }) => [item.word, item]))

function areSimilar(one: string, other: string): boolean {
  const [
    { synonyms = [], opposites = [] } = {},
    { synonyms: otherSynonyms = [], opposites: otherOpposites = [] } = {},
  ] = [byName.get(one), byName.get(other)]
  const haveCommonWord =
    synonyms.some((name) => otherSynonyms.includes(name)) ||
    opposites.some((name) => otherOpposites.includes(name))
  return synonyms.includes(other) || otherSynonyms.includes(one) || haveCommonWord
}

/** Choices that are as correct as the key, because their meaning is similar. */
function ambiguousChoices({ card, options }: WordQuestion): readonly string[] {
  const others = options.filter(({ word }) => word !== card.word)
  return others.filter(({ word }) => areSimilar(card.word, word)).map(({ word }) => `${card.word}: ${word}`)
}

/** A random generator that gives the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('a word question has four choices, and none is similar to the key', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { queue } = startRound('r', cards, cards, randomFrom(seed))
      expect(queue.flatMap(ambiguousChoices)).toEqual([])
      expect(queue.filter(({ options }) => options.length !== 4)).toEqual([])
    }),
    { numRuns: 3 },
  )
})

const similarPairs = `allay/mitigate, mitigate/defuse, negligible/paltry, lambaste/revile, ebullient/vibrant,
  adamant/intransigent, intransigent/obdurate, artifice/ruse, mitigate/palliate, constrain/stifle,
  truculent/defiant, imperceptible/negligible, blatant/manifest, querulous/cantankerous, restive/fractious,
  aggregate/collate, sententious/pompous, flippant/insolent, affable/gregarious, abate/recede, remorse/qualm`

test.each(similarPairs.split(/,\s+/))('%s have a similar meaning', (pair) => {
  const [one, other] = pair.split('/').map((name) => cards.find(({ word }) => word === name))
  expect(one && other && haveSimilarMeaning(one, other)).toBe(true)
})

test('a word that could only be offered with similar words is offered alone', () => {
  const rounds = cards.map((card) => {
    const similar = cards.filter(({ word, part }) => part === card.part && areSimilar(card.word, word))
    return startRound('r', [card], similar, () => 0.5).queue
  })
  expect(rounds.flat().flatMap(ambiguousChoices)).toEqual([])
  expect(rounds.flat()).toHaveLength(words.length)
})
