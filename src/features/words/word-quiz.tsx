import { useEffect, useRef, useState, type ReactNode } from 'react'
import { loadCards } from '../../content/words/load-word-cards.ts'
import type { WordCard } from '../../domain/words/word-card.ts'
import { roundModes, type RoundMode } from '../../domain/words/round-mode.ts'
import {
  answerInRound,
  startRound,
  stopRound,
  type WordRound,
  type WordQuestion,
} from '../../domain/words/word-round.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { newId } from '../../storage/browser/new-id.ts'
import { recallLog } from '../../storage/logs/recalls.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import { useIgnoreDoubleTap } from '../../ui/buttons/ignore-double-tap.ts'
import { RetryButton } from '../../ui/buttons/retry-button.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import type { GroupLink } from './words-screen.tsx'
import { WordQuestionCard } from './word-question-card.tsx'
import { WordForm } from './word-form.tsx'
import { WordResults } from './word-results.tsx'
import styles from './word-quiz.module.css'

type Props = Readonly<{
  /** Where the words are. */
  address: string
  groups: readonly GroupLink[]
}>

/** A round of words: choose which, answer until each is known, see which were missed. */
export function WordQuiz(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Rounds {...props} />
    </ErrorBoundary>
  )
}

/** The words that are chosen before anybody has chosen. */
const first = 'top'

const noCards: readonly WordCard[] = []

function Rounds({ address, groups }: Props): ReactNode {
  const asked = useHydrated() ? new URLSearchParams(location.search).get('of') : null
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<RoundMode>('meaning')
  const [drill, setDrill] = useState<WordRound | null>(null)
  /** The round before, whose results come back if the next is stopped before its first answer. */
  const [former, setFormer] = useState<WordRound | null>(null)
  const { value, failed, retry } = useLoaded(loadCards, address)
  const cards = value ?? noCards
  const known = groups.find(({ slug }) => slug === asked)?.slug ?? first
  const slug = chosen ?? known
  const form = useRef<HTMLDivElement>(null)
  const takeOver = useRef(() => {
    const select = form.current?.querySelector('select')
    if (select && select.value !== first) setChosen(select.value)
    const radio = form.current?.querySelector<HTMLInputElement>('input:checked')
    const early = roundModes.find((name) => name === radio?.value)
    if (early) setMode(early)
  })
  // What was chosen before the script arrived stands in the DOM only until React draws for the second time.
  useEffect(() => takeOver.current(), [])
  useIgnoreDoubleTap()
  const wasAsked = useRef(false)
  // Whoever stops before the first answer comes back to the choice, and so does the focus, which is the browser's.
  useEffect(() => {
    if (drill) wasAsked.current = true
    else if (wasAsked.current) form.current?.querySelector('h1')?.focus()
  }, [drill])

  const start = (words: readonly WordCard[]): void => {
    setFormer(drill)
    setDrill(startRound(newId(), words, cards, () => Math.random()))
  }
  const note = (round: string, { card: { word } }: WordQuestion, given: string): void => {
    const at = new Date().toISOString()
    void recallLog.append({ id: newId(), word, asked: mode, given, at, round })
  }
  const current = drill?.queue[0]
  if (drill && current)
    return (
      <WordQuestionCard
        key={drill.answered}
        question={current}
        mode={mode}
        place={`Word ${drill.answered + 1}, ${drill.queue.length} left to learn`}
        onGiven={(given) => note(drill.id, current, given)}
        onAnswered={(word) => setDrill(answerInRound(drill, word))}
        onStopped={() => setDrill(drill.answered > 0 ? stopRound(drill) : former)}
      />
    )
  const missed = cards.filter(({ word }) => drill?.missed.includes(word))
  return (
    <div className={styles['quiz']} ref={form}>
      <h1 tabIndex={-1}>Word quiz</h1>
      <noscript>
        <p>The word quiz needs JavaScript. The lists of words do not.</p>
      </noscript>
      {drill && <WordResults drill={drill} missed={missed} onRepeat={() => start(missed)} />}
      {failed && (
        <div role="alert">
          <Notice tone="problem">
            <p>The words could not be loaded. Check your connection.</p>
            <RetryButton onRetry={retry} />
          </Notice>
        </div>
      )}
      <WordForm
        wish={{ slug, mode }}
        groups={groups}
        cards={value}
        isWaiting={value === null && !failed}
        isAfter={drill !== null}
        onWish={(wish) => {
          setChosen(wish.slug)
          setMode(wish.mode)
        }}
        onStart={start}
      />
    </div>
  )
}
