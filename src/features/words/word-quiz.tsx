import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { loadCards } from '../../content/word-data.ts'
import type { Card, DrillMode } from '../../domain/words/card.ts'
import { answerDrill, startDrill, stopDrill, type Drill } from '../../domain/words/drill.ts'
import { counted } from '../../domain/lib/counted.ts'
import { downloadBackup } from '../../storage/download-backup.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOneTap } from '../../ui/one-tap.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { GroupLink } from './words-screen.tsx'
import { DrillCard } from './drill-card.tsx'
import styles from './word-quiz.module.css'

type Props = Readonly<{
  /** Where the words are. */
  address: string
  groups: readonly GroupLink[]
}>

/** A round of words: choose which, answer until each is known, see which were missed. */
export function WordQuiz(props: Props): ReactNode {
  return (
    <ErrorBoundary onExport={downloadBackup}>
      <Quiz {...props} />
    </ErrorBoundary>
  )
}

const modes: readonly (readonly [DrillMode, string])[] = [
  ['meaning', 'Word to meaning'],
  ['word', 'Meaning to word'],
  ['gap', 'Sentence with a gap'],
]

/** The words that are chosen before anybody has chosen. */
const first = 'top'

/** How many words a round has at most. */
const most = 10

const noCards: readonly Card[] = []
const never = (): (() => void) => () => undefined

function Quiz({ address, groups }: Props): ReactNode {
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('of') ?? '',
    () => '',
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<DrillMode>('meaning')
  const [drill, setDrill] = useState<Drill | null>(null)
  /** The round before, whose results come back if the next is stopped before its first answer. */
  const [former, setFormer] = useState<Drill | null>(null)
  const { value, failed, retry } = useLoaded(loadCards, address)
  const cards = value ?? noCards
  const known = groups.some(({ slug }) => slug === asked) ? asked : first
  const slug = chosen ?? known
  const own = cards.filter((card) => isIn(card, slug))
  const form = useRef<HTMLDivElement>(null)
  const takeOver = useRef(() => {
    const select = form.current?.querySelector('select')
    if (select && select.value !== first) setChosen(select.value)
    const radio = form.current?.querySelector<HTMLInputElement>('input:checked')
    const early = modes.find(([name]) => name === radio?.value)
    if (early) setMode(early[0])
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
    setDrill(startDrill(words, cards, most, () => Math.random()))
  }
  const current = drill?.queue[0]
  if (drill && current)
    return (
      <DrillCard
        key={drill.answered}
        question={current}
        mode={mode}
        place={`Word ${drill.answered + 1}, ${drill.queue.length} left to learn`}
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
      {drill && <Results drill={drill} missed={missed} onRepeat={() => start(missed)} />}
      {failed && (
        <div role="alert">
          <Notice tone="problem">
            <p>The words could not be loaded. Check your connection.</p>
            <RetryButton onRetry={retry} />
          </Notice>
        </div>
      )}
      <label className={styles['field']}>
        Words
        <select value={slug} onChange={({ target }) => setChosen(target.value)}>
          {groups.map((group) => (
            <option key={group.slug} value={group.slug}>
              {group.name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles['modes']}>
        <legend>What is asked</legend>
        {modes.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="mode"
              value={value}
              checked={mode === value}
              onChange={() => setMode(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p>
        <Button disabled={own.length === 0} onClick={() => start(own)}>
          {drill ? 'Start another round' : nameOfStart(own.length, value === null && !failed)}
        </Button>
      </p>
    </div>
  )
}

/** Before the words are there, nobody knows how many there will be. */
function nameOfStart(words: number, isWaiting: boolean): string {
  if (isWaiting) return 'Loading the words…'
  return words === 0 ? 'Start' : `Start ${counted(Math.min(words, most), 'word')}`
}

function isIn({ word, theme, tier }: Card, slug: string): boolean {
  return slug.length === 1 ? word.startsWith(slug) : theme === slug || tier === slug || slug === 'all'
}

type ResultsProps = Readonly<{ drill: Drill; missed: readonly Card[]; onRepeat: () => void }>

function Results({ drill, missed, onRepeat }: ResultsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus, which is the browser's, has gone: the score is what comes next.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['results']} aria-label="Results">
      <h2 ref={heading} tabIndex={-1}>
        {drill.total - missed.length} of {drill.total} at the first try
      </h2>
      {missed.length > 0 && (
        <dl>
          {missed.map(({ word, definition }) => (
            <div key={word}>
              <dt>
                <a href={`/gre-vocabulary/${word.charAt(0)}#${word}`}>{word}</a>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['ways']}>
        {missed.length > 0 && (
          <Button onClick={onRepeat}>Repeat {counted(missed.length, 'missed word')}</Button>
        )}
        <ButtonLink look="quiet" href="/gre-vocabulary">
          How to learn words
        </ButtonLink>
      </p>
    </section>
  )
}
