import { useMemo, type ReactNode } from 'react'
import type { WordCard } from '../../domain/words/word-card.ts'
import { roundModes, type RoundMode } from '../../domain/words/round-mode.ts'
import {
  laterRestsAsText,
  memoriesOf,
  wordsToAsk,
  groupByState,
  type WordsByState,
} from '../../domain/words/memory.ts'
import { dueSlug, isNumbered, wordsOf } from '../../domain/words/word-list.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { recallLog } from '../../storage/logs/recalls.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import type { GroupLink } from './words-screen.tsx'
import styles from './word-quiz.module.css'

/** Which list is asked, and how. */
export type RoundRequest = Readonly<{ slug: string; mode: RoundMode }>

const modeNames: Readonly<Record<RoundMode, string>> = {
  meaning: 'Word to meaning',
  word: 'Meaning to word',
  gap: 'Sentence with a blank',
}

/** How many words a round has at most. */
const most = 10

type Props = Readonly<{
  wish: RoundRequest
  groups: readonly GroupLink[]
  /** All words; null until they are here. */
  cards: readonly WordCard[] | null
  /** Whether they are on their way. */
  isWaiting: boolean
  /** Whether a round is over: then this starts another. */
  isAfter: boolean
  onWish: (wish: RoundRequest) => void
  onStart: (words: readonly WordCard[]) => void
}>

const unread = 'What you answered before could not be read.'

/** The choice of a round: which words, and what is asked of them. */
export function WordForm({ wish, groups, cards, isWaiting, isAfter, onWish, onStart }: Props): ReactNode {
  const { slug, mode } = wish
  const { entries, isRead, asOf } = useStore(recallLog.store)
  const now = useNow()
  const memories = useMemo(() => memoriesOf(entries, now), [entries, now])
  const isDueAlone = slug === dueSlug
  const standing = groupByState(wordsOf(cards ?? [], isDueAlone ? 'all' : slug), memories, now)
  const asked = isDueAlone ? { due: standing.due, resting: [], untried: [] } : standing
  const count = asked.due.length + asked.resting.length + asked.untried.length
  // Where a plan goes by the numbers of the words, so do the new ones.
  const chance = isNumbered(slug) ? () => 0 : () => Math.random()
  const start = (): void => onStart(wordsToAsk(asked, memories, most, chance))
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
        <p className={styles['standing']} aria-live="polite">
          {cards && (isRead ? summaryText(standing, isDueAlone) : asOf === 0 ? '' : unread)}
        </p>
      </div>
      <fieldset className={styles['modes']}>
        <legend>What is asked</legend>
        {roundModes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="mode"
              value={value}
              checked={mode === value}
              onChange={() => onWish({ slug, mode: value })}
            />
            {modeNames[value]}
          </label>
        ))}
      </fieldset>
      <p>
        <Button disabled={count === 0 || asOf === 0} onClick={start}>
          {isAfter ? 'Start another round' : nameOfStart(count, isWaiting)}
        </Button>
      </p>
      <p className={styles['rests']}>
        {`A word you miss comes back until you know it, and is due again at once. One you know is due after a day, then after ${laterRestsAsText} days. A round takes due words first.`}
      </p>
    </>
  )
}

/** How many words of the list are to be repeated, at rest and new; or of all words, how many are to be repeated. */
function summaryText({ due, resting, untried }: WordsByState, isDueAlone: boolean): string {
  if (isDueAlone) return due.length > 0 ? `${due.length} to review now` : 'No word is due now.'
  if (due.length + resting.length === 0) return `${pluralize(untried.length, 'word')}, none asked yet`
  return `${due.length} to review now, ${resting.length} not due yet, ${untried.length} new`
}

/** Before the words are there, nobody knows how many there will be. */
function nameOfStart(words: number, isWaiting: boolean): string {
  if (isWaiting) return 'Loading the words…'
  return words === 0 ? 'Start' : `Start ${pluralize(Math.min(words, most), 'word')}`
}
