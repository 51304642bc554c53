import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsOf } from '../../src/content/words/word-cards.ts'
import { haveSimilarMeaning } from '../../src/domain/words/word-card.ts'
import { startRound, type WordQuestion } from '../../src/domain/words/word-round.ts'
import { words } from './content.ts'

/** The word quiz over the list as it stands. */

const cards = cardsOf(words.map(({ item }) => ({ ...item, tier: 'top' })))
const byName = new Map(words.map(({ item }) => [item.word, item]))

function isNear(one: string, other: string): boolean {
  const [
    { synonyms: near = [], opposites: far = [] } = {},
    { synonyms: alsoNear = [], opposites: alsoFar = [] } = {},
  ] = [byName.get(one), byName.get(other)]
  const share = near.some((name) => alsoNear.includes(name)) || far.some((name) => alsoFar.includes(name))
  return near.includes(other) || alsoNear.includes(one) || share
}

/** The choices of a question that are right as much as its key. */
function rivalsIn({ card, options }: WordQuestion): readonly string[] {
  const others = options.filter(({ word }) => word !== card.word)
  return others.filter(({ word }) => isNear(card.word, word)).map(({ word }) => `${card.word}: ${word}`)
}

/** Chance that can be had again: the same seed gives the same lots. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('no word is offered beside one that is near it, though there are four choices', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { queue } = startRound('r', cards, cards, chanceFrom(seed))
      expect(queue.flatMap(rivalsIn)).toEqual([])
      expect(queue.filter(({ options }) => options.length !== 4)).toEqual([])
    }),
    { numRuns: 3 },
  )
})

const alike = `allay/mitigate, mitigate/defuse, negligible/paltry, lambaste/revile, ebullient/vibrant,
  adamant/intransigent, intransigent/obdurate, artifice/ruse, mitigate/palliate, constrain/stifle,
  truculent/defiant, imperceptible/negligible, blatant/manifest, querulous/cantankerous, restive/fractious,
  aggregate/collate, sententious/pompous, flippant/insolent, affable/gregarious, abate/recede, remorse/qualm`

test.each(alike.split(/,\s+/))('%s are near each other', (pair) => {
  const [one, other] = pair.split('/').map((name) => cards.find(({ word }) => word === name))
  expect(one && other && haveSimilarMeaning(one, other)).toBe(true)
})

test('where its near words are the only others, a word stands alone', () => {
  const rounds = cards.map((card) => {
    const near = cards.filter(({ word, part }) => part === card.part && isNear(card.word, word))
    return startRound('r', [card], near, () => 0.5).queue
  })
  expect(rounds.flat().flatMap(rivalsIn)).toEqual([])
  expect(rounds.flat()).toHaveLength(words.length)
})
