import { useEffect, useRef, useState, type ReactNode } from 'react'
import { loadWordCards } from '../../../content/words/load-word-cards.ts'
import type { WordCard } from '../../../domain/words/word-card.ts'
import { roundModes, type RoundMode } from '../../../domain/words/round-mode.ts'
import {
  answerInRound,
  startRound,
  stopRound,
  type WordRound,
  type WordQuestion,
} from '../../../domain/words/word-round.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { newId } from '../../../storage/browser/new-id.ts'
import { recallLog } from '../../../storage/logs/recalls.ts'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useIgnoreDoubleTap } from '../../../ui/buttons/ignore-double-tap.ts'
import { RetryButton } from '../../../ui/buttons/retry-button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import type { GroupLink } from '../lists/group-links.tsx'
import { WordQuestionCard } from './word-question-card.tsx'
import { WordForm } from './word-form.tsx'
import { WordResults } from './word-results.tsx'
import styles from './word-quiz.module.css'

type Props = Readonly<{
  /** The address of the JSON file with all word cards. */
  address: string
  groups: readonly GroupLink[]
}>

/** The word quiz: choose words, answer until every word was right once, see which words were missed. */
export function WordQuiz(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Rounds {...props} />
    </ErrorBoundary>
  )
}

/** The list that is selected at first, also in the HTML from the build. */
const defaultSlug = 'top'

const noCards: readonly WordCard[] = []

function Rounds({ address, groups }: Props): ReactNode {
  const slugInAddress = useHydrated() ? new URLSearchParams(location.search).get('of') : null
  const [chosenSlug, setChosenSlug] = useState<string | null>(null)
  const [mode, setMode] = useState<RoundMode>('meaning')
  const [round, setRound] = useState<WordRound | null>(null)
  /** Its results are shown again if the new round is stopped before the first answer. */
  const [previousRound, setPreviousRound] = useState<WordRound | null>(null)
  const { value, failed, retry } = useLoaded(loadWordCards, address)
  const cards = value ?? noCards
  const requestedSlug = groups.find(({ slug }) => slug === slugInAddress)?.slug ?? defaultSlug
  const slug = chosenSlug ?? requestedSlug
  const container = useRef<HTMLDivElement>(null)
  const readEarlyChoices = useRef(() => {
    const select = container.current?.querySelector('select')
    if (select && select.value !== defaultSlug) setChosenSlug(select.value)
    const radio = container.current?.querySelector<HTMLInputElement>('input:checked')
    const earlyMode = roundModes.find((name) => name === radio?.value)
    if (earlyMode) setMode(earlyMode)
  })
  // DOM: choices made before hydration exist only in the form controls, until the next render overwrites them.
  useEffect(() => readEarlyChoices.current(), [])
  useIgnoreDoubleTap()
  const hasStartedRound = useRef(false)
  // Focus: if a round is stopped before its first answer, the form is shown again and its heading gets the focus.
  useEffect(() => {
    if (round) hasStartedRound.current = true
    else if (hasStartedRound.current) container.current?.querySelector('h1')?.focus()
  }, [round])

  const start = (words: readonly WordCard[]): void => {
    setPreviousRound(round)
    setRound(startRound(newId(), words, cards, () => Math.random()))
  }
  const logRecall = (roundId: string, { card: { word } }: WordQuestion, given: string): void => {
    const at = new Date().toISOString()
    void recallLog.append({ id: newId(), word, asked: mode, given, at, round: roundId })
  }
  const current = round?.queue[0]
  if (round && current)
    return (
      <WordQuestionCard
        key={round.answered}
        question={current}
        mode={mode}
        position={`Question ${round.answered + 1}, ${pluralize(round.queue.length, 'word')} left`}
        onAnswer={(word) => logRecall(round.id, current, word)}
        onNext={(word) => setRound(answerInRound(round, word))}
        onStop={() => setRound(round.answered > 0 ? stopRound(round) : previousRound)}
      />
    )
  const missed = cards.filter(({ word }) => round?.missed.includes(word))
  return (
    <div className={styles['quiz']} ref={container}>
      <h1 tabIndex={-1}>Word quiz</h1>
      <noscript>
        <p>The word quiz needs JavaScript. The word lists work without it.</p>
      </noscript>
      {round && <WordResults round={round} missed={missed} onRepeat={() => start(missed)} />}
      {failed && (
        <div role="alert">
          <Notice tone="problem">
            <p>The words could not be loaded. Check your connection.</p>
            <RetryButton onRetry={retry} />
          </Notice>
        </div>
      )}
      <WordForm
        request={{ slug, mode }}
        groups={groups}
        cards={value}
        isLoading={value === null && !failed}
        hasFinishedRound={round !== null}
        onRequestChange={(request) => {
          setChosenSlug(request.slug)
          setMode(request.mode)
        }}
        onStart={start}
      />
    </div>
  )
}
