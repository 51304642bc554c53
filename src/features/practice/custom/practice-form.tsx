import { useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import {
  matchingQuestions,
  selectQuestions,
  type QuestionSummary,
  type PracticeRequest,
} from '../../../domain/practice/select-questions.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { kindName } from '../../../domain/questions/kinds/kinds.ts'
import { sentenceCase } from '../../../domain/text/sentence-case.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import { sectionNames, sections } from '../../../domain/questions/section.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { addressOfRequest, countFrom, difficulties, historyFilters } from './practice-address.ts'
import { Options } from './practice-options.tsx'
import { hashOfSet } from '../../../domain/practice/set-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{
  index: PracticeIndex
  initial: PracticeRequest
  /** Starts a set at the fragment of its address. */
  onStart: (hash: string) => void
}>

const unreadHistoryText = 'Your earlier answers could not be read.'

/** The form for a practice set. The address always contains the current choices. */
export function PracticeForm({ index, initial, onStart }: Props): ReactNode {
  const [request, setRequest] = useState(initial)
  const attempts = useStore(attemptLog.store)
  const sectionQuestions = index.questions[request.section]
  const matching = matchingQuestions(sectionQuestions, request, attempts)
  const answeredIds = new Set(attempts.entries.map(({ question }) => question))
  const newCount = matching.filter(({ id }) => !answeredIds.has(id)).length
  const matchCount = pluralize(matching.length, 'question matches', 'questions match')
  const summary =
    matching.length === 0
      ? noMatchText(
          matchingQuestions(sectionQuestions, { ...request, history: 'all' }, attempts),
          answeredIds,
        )
      : `${matchCount}${request.history === 'wrong' ? '' : `, ${newCount} new to you`}.`
  const count = Math.min(request.count, matching.length)
  const minutes = Math.max(1, Math.round((count * sections[request.section].paceSeconds) / 60))

  const change = (changed: Partial<PracticeRequest>): void => {
    const next = { ...request, ...changed }
    setRequest(next)
    history.replaceState(history.state, '', addressOfRequest(next))
  }
  const start = (): void => {
    const selected = selectQuestions(sectionQuestions, request, attempts, () => Math.random())
    const ids = selected.map(({ id }) => id)
    onStart(hashOfSet({ ...request, ids }, 'running'))
  }
  const toOptions = (names: readonly string[]): (readonly [string, string])[] =>
    names.map((name) => [name, sentenceCase(name)] as const)

  return (
    <section className={styles['form']} aria-labelledby="own-set">
      <h2 id="own-set">Make your own set</h2>
      <Options
        legend="Section"
        type="radio"
        name="section"
        options={sectionNames.map((name) => [name, sections[name].title] as const)}
        chosen={[request.section]}
        onChange={([section]) => {
          const name = sectionNames.find((known) => known === section)
          if (name) change({ section: name, topics: [], kinds: [] })
        }}
      />
      <Options
        legend="Topics"
        hint="All, unless you choose some."
        type="checkbox"
        name="topics"
        options={toOptions([...new Set(sectionQuestions.map(({ topic }) => topic))])}
        chosen={request.topics}
        onChange={(topics) => change({ topics })}
      />
      <Options
        legend="Difficulty"
        hint="All, unless you choose some."
        type="checkbox"
        name="difficulty"
        options={toOptions(difficulties)}
        chosen={request.difficulties}
        onChange={(chosen) => change({ difficulties: difficulties.filter((name) => chosen.includes(name)) })}
      />
      <Options
        legend="Question types"
        hint="All, unless you choose some."
        type="checkbox"
        name="kinds"
        options={[...new Set(sectionQuestions.map(({ kind }) => kind))].map(
          (kind) => [kind, kindName(kind)] as const,
        )}
        chosen={request.kinds}
        onChange={(chosen) =>
          change({
            kinds: sectionQuestions
              .map(({ kind }) => kind)
              .filter((kind, at, all) => chosen.includes(kind) && all.indexOf(kind) === at),
          })
        }
      />
      <div className={styles['row']}>
        <label className={styles['number']}>
          Number of questions <span className={styles['hint']}>5 to 50</span>
          <input
            type="number"
            min={5}
            max={50}
            defaultValue={request.count}
            onBlur={({ target }) => {
              target.value = String(request.count)
            }}
            onChange={({ target }) => target.value !== '' && change({ count: countFrom(target.value) })}
          />
        </label>
        <Options
          legend="Mode"
          type="radio"
          name="mode"
          options={[
            ['study', 'Study mode (check each answer)'],
            ['test', 'Test mode (no answers until the end)'],
          ]}
          chosen={[request.mode === 'exam' ? 'test' : 'study']}
          onChange={([mode]) => change({ mode: mode === 'test' ? 'exam' : 'study' })}
        />
        <Options
          legend="Pace"
          type="radio"
          name="pace"
          options={[
            ['free', 'No time limit'],
            [
              'test',
              `${sentenceCase(timeLimitLabel([request.section]))}${count > 0 ? `: about ${pluralize(minutes, 'minute')}` : ''}`,
            ],
          ]}
          chosen={[request.isTimed ? 'test' : 'free']}
          onChange={([pace]) => change({ isTimed: pace === 'test' })}
        />
        <Options
          legend="Which questions"
          type="radio"
          name="from"
          options={historyFilters.map((name) => [name, historyLabels[name]] as const)}
          chosen={[request.history]}
          onChange={([chosen]) =>
            change({ history: historyFilters.find((name) => name === chosen) ?? request.history })
          }
        />
      </div>
      <div className={styles['start']}>
        <p aria-live="polite">{attempts.isRead ? summary : attempts.asOf === 0 ? '' : unreadHistoryText}</p>
        <Button disabled={attempts.asOf === 0 || matching.length === 0} onClick={start}>
          {count > 0 ? `Start ${pluralize(count, 'question')}` : 'Start'}
        </Button>
      </div>
    </section>
  )
}

const historyLabels = { new: 'New to you first', wrong: 'Wrong last time', all: 'Any' } as const

/** Explains why no question matches. `matchingAnyHistory` are those that match apart from the answers so far. */
function noMatchText(
  matchingAnyHistory: readonly QuestionSummary[],
  answeredIds: ReadonlySet<string>,
): string {
  if (matchingAnyHistory.length === 0) return 'No questions match. Try choosing fewer topics or types.'
  return matchingAnyHistory.some(({ id }) => answeredIds.has(id))
    ? 'No mistakes to practice here: your latest answers to these questions were all right.'
    : 'You have not answered any of these questions yet.'
}
