import { useMemo, type ReactNode } from 'react'
import type { WordCard } from '../../../domain/words/word-card.ts'
import { roundModes, type RoundMode } from '../../../domain/words/round-mode.ts'
import {
  laterIntervalsAsText,
  memoriesOf,
  wordsToAsk,
  groupByState,
  type WordsByState,
} from '../../../domain/words/memory.ts'
import { dueSlug, isNumberedList, wordsOf } from '../../../domain/words/word-list.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { recallLog } from '../../../storage/logs/recalls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import type { GroupLink } from '../lists/group-links.tsx'
import styles from './word-quiz.module.css'

/** Which words the next round asks, and in which mode. */
export type RoundRequest = Readonly<{ slug: string; mode: RoundMode }>

const modeNames: Readonly<Record<RoundMode, string>> = {
  meaning: 'Word to meaning',
  word: 'Meaning to word',
  gap: 'Sentence with a blank',
}

const maximumRoundSize = 10

type Props = Readonly<{
  request: RoundRequest
  groups: readonly GroupLink[]
  /** All words of the site; null until they have loaded. */
  cards: readonly WordCard[] | null
  isLoading: boolean
  /** Whether the results of a round are shown above the form. */
  hasFinishedRound: boolean
  onRequestChange: (request: RoundRequest) => void
  onStart: (words: readonly WordCard[]) => void
}>

const answersUnreadableText = 'Your earlier answers could not be read.'

/** The form that starts a round: a list of words and a mode. */
export function WordForm({
  request,
  groups,
  cards,
  isLoading,
  hasFinishedRound,
  onRequestChange,
  onStart,
}: Props): ReactNode {
  const { slug, mode } = request
  const { entries, isRead, asOf } = useStore(recallLog.store)
  const now = useNow()
  const memories = useMemo(() => memoriesOf(entries, now), [entries, now])
  const isOnlyDue = slug === dueSlug
  const listWords = groupByState(wordsOf(cards ?? [], isOnlyDue ? 'all' : slug), memories, now)
  const candidates = isOnlyDue ? { due: listWords.due, notDueYet: [], neverAsked: [] } : listWords
  const count = candidates.due.length + candidates.notDueYet.length + candidates.neverAsked.length
  // The study plans name words by their numbers, so a numbered list asks new words in that order.
  const random = isNumberedList(slug) ? () => 0 : () => Math.random()
  const start = (): void => onStart(wordsToAsk(candidates, memories, maximumRoundSize, random))
  return (
    <>
      <div>
        <label className={styles['field']}>
          Words
          <select value={slug} onChange={({ target }) => onRequestChange({ slug: target.value, mode })}>
            {groups.map((group) => (
              <option key={group.slug} value={group.slug}>
                {group.name}
              </option>
            ))}
          </select>
        </label>
        <p className={styles['standing']} aria-live="polite">
          {cards && (isRead ? summaryText(listWords, isOnlyDue) : asOf === 0 ? '' : answersUnreadableText)}
        </p>
      </div>
      <fieldset className={styles['modes']}>
        <legend>Question type</legend>
        {roundModes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="mode"
              value={value}
              checked={mode === value}
              onChange={() => onRequestChange({ slug, mode: value })}
            />
            {modeNames[value]}
          </label>
        ))}
      </fieldset>
      <p>
        <Button disabled={count === 0 || asOf === 0} onClick={start}>
          {hasFinishedRound ? 'Start another round' : startLabel(count, isLoading)}
        </Button>
      </p>
      <p className={styles['rests']}>
        {`A word you miss is asked again until you get it right, and it is due for review right away. A word you get right is due after 1 day, then after ${laterIntervalsAsText} days. A round starts with the words that are due.`}
      </p>
    </>
  )
}

/** How many words of the list are due, not due yet and new. For the list of due words, only how many are due. */
function summaryText({ due, notDueYet, neverAsked }: WordsByState, isOnlyDue: boolean): string {
  if (isOnlyDue)
    return due.length > 0 ? `${pluralize(due.length, 'word')} to review now` : 'No words to review right now.'
  if (due.length + notDueYet.length === 0) return `${pluralize(neverAsked.length, 'word')}, all new to you`
  return `${due.length} to review now, ${notDueYet.length} later, ${neverAsked.length} new`
}

/** The label names the number of words as soon as it is known. */
function startLabel(wordCount: number, isLoading: boolean): string {
  if (isLoading) return 'Loading the words…'
  return wordCount === 0 ? 'Start' : `Start ${pluralize(Math.min(wordCount, maximumRoundSize), 'word')}`
}
