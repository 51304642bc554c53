import { useMemo, useState, type ReactNode } from 'react'
import type { Card, DrillMode } from '../../domain/words/card.ts'
import { memoriesOf, wordsInTurn, wordStanding, type WordStanding } from '../../domain/words/memory.ts'
import { wordsOf } from '../../domain/words/word-list.ts'
import { counted } from '../../domain/lib/counted.ts'
import { recallLog } from '../../storage/recalls.ts'
import { Button } from '../../ui/button.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { GroupLink } from './words-screen.tsx'
import styles from './word-quiz.module.css'

/** Which list is asked, and how. */
export type WordWish = Readonly<{ slug: string; mode: DrillMode }>

export const modes: readonly (readonly [DrillMode, string])[] = [
  ['meaning', 'Word to meaning'],
  ['word', 'Meaning to word'],
  ['gap', 'Sentence with a gap'],
]

/** How many words a round has at most. */
const most = 10

type Props = Readonly<{
  wish: WordWish
  groups: readonly GroupLink[]
  /** All words; null until they are here. */
  cards: readonly Card[] | null
  /** Whether they are on their way. */
  isWaiting: boolean
  /** Whether a round is over: then this starts another. */
  isAfter: boolean
  onWish: (wish: WordWish) => void
  onStart: (words: readonly Card[]) => void
}>

/** The choice of a round: which words, and what is asked of them. */
export function WordForm({ wish, groups, cards, isWaiting, isAfter, onWish, onStart }: Props): ReactNode {
  const { slug, mode } = wish
  const recalls = useStore(recallLog.store)
  const memories = useMemo(() => memoriesOf(recalls), [recalls])
  const [now] = useState(() => Date.now())
  const own = wordsOf(cards ?? [], slug)
  const standing = wordStanding(own, memories, now)
  const start = (): void => onStart(wordsInTurn(standing, memories, most, () => Math.random()))
  return (
    <>
      <div>
        <label className={styles['field']}>
          Words
          <select value={slug} onChange={({ target }) => onWish({ slug: target.value, mode })}>
            {groups.map((group) => (
              <option key={group.slug} value={group.slug}>
                {group.name}
              </option>
            ))}
          </select>
        </label>
        <p className={styles['standing']}>{cards && toldOf(standing)}</p>
      </div>
      <fieldset className={styles['modes']}>
        <legend>What is asked</legend>
        {modes.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="mode"
              value={value}
              checked={mode === value}
              onChange={() => onWish({ slug, mode: value })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p>
        <Button disabled={own.length === 0} onClick={start}>
          {isAfter ? 'Start another round' : nameOfStart(own.length, isWaiting)}
        </Button>
      </p>
      <p className={styles['rests']}>
        A word you miss comes again in the next round. One you know comes again after a day, then after 3, 7,
        16 and 36 days.
      </p>
    </>
  )
}

/** How many words of the list are to be repeated, known and new. */
function toldOf({ due, known, untried }: WordStanding): string {
  if (due.length + known.length === 0) return `${counted(untried.length, 'word')}, none asked yet`
  const parts = [`${due.length} to repeat`, `${known.length} known`, `${untried.length} new`]
  return parts.join(', ')
}

/** Before the words are there, nobody knows how many there will be. */
function nameOfStart(words: number, isWaiting: boolean): string {
  if (isWaiting) return 'Loading the words…'
  return words === 0 ? 'Start' : `Start ${counted(Math.min(words, most), 'word')}`
}
