import { useEffect, useRef, useState, type ReactNode } from 'react'
import { loadCards } from '../../content/word-data.ts'
import type { Card } from '../../domain/words/card.ts'
import { drillModes, type DrillMode } from '../../domain/words/drill-mode.ts'
import {
  answerDrill,
  startDrill,
  stopDrill,
  type Drill,
  type DrillQuestion,
} from '../../domain/words/drill.ts'
import { fetchBackup } from '../../storage/fetch-backup.ts'
import { newId } from '../../storage/new-id.ts'
import { recallLog } from '../../storage/recalls.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOneTap } from '../../ui/one-tap.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useAwake } from '../../ui/use-awake.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { GroupLink } from './words-screen.tsx'
import { DrillCard } from './drill-card.tsx'
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
    <ErrorBoundary loadExport={fetchBackup}>
      <Rounds {...props} />
    </ErrorBoundary>
  )
}

/** The words that are chosen before anybody has chosen. */
const first = 'top'

const noCards: readonly Card[] = []

function Rounds({ address, groups }: Props): ReactNode {
  const asked = useAwake() ? new URLSearchParams(location.search).get('of') : null
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<DrillMode>('meaning')
  const [drill, setDrill] = useState<Drill | null>(null)
  /** The round before, whose results come back if the next is stopped before its first answer. */
  const [former, setFormer] = useState<Drill | null>(null)
  const { value, failed, retry } = useLoaded(loadCards, address)
  const cards = value ?? noCards
  const known = groups.find(({ slug }) => slug === asked)?.slug ?? first
  const slug = chosen ?? known
  const form = useRef<HTMLDivElement>(null)
  const takeOver = useRef(() => {
    const select = form.current?.querySelector('select')
    if (select && select.value !== first) setChosen(select.value)
    const radio = form.current?.querySelector<HTMLInputElement>('input:checked')
    const early = drillModes.find((name) => name === radio?.value)
    if (early) setMode(early)
  })
  // What was chosen before the script arrived stands in the DOM only until React draws for the second time.
  useEffect(() => takeOver.current(), [])
  useOneTap()
  const wasAsked = useRef(false)
  // Whoever stops before the first answer comes back to the choice, and so does the focus, which is the browser's.
  useEffect(() => {
    if (drill) wasAsked.current = true
    else if (wasAsked.current) form.current?.querySelector('h1')?.focus()
  }, [drill])

  const start = (words: readonly Card[]): void => {
    setFormer(drill)
    setDrill(startDrill(newId(), words, cards, () => Math.random()))
  }
  const note = (round: string, { card: { word } }: DrillQuestion, given: string): void => {
    const at = new Date().toISOString()
    void recallLog.append({ id: newId(), word, asked: mode, given, at, round })
  }
  const current = drill?.queue[0]
  if (drill && current)
    return (
      <DrillCard
        key={drill.answered}
        question={current}
        mode={mode}
        place={`Word ${drill.answered + 1}, ${drill.queue.length} left to learn`}
        onGiven={(given) => note(drill.id, current, given)}
        onAnswered={(word) => setDrill(answerDrill(drill, word))}
        onStopped={() => setDrill(drill.answered > 0 ? stopDrill(drill) : former)}
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
