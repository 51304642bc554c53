import { useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import {
  matchingQuestions,
  selectQuestions,
  type QuestionSummary,
  type PracticeRequest,
} from '../../../domain/practice/select-questions.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { topicName } from '../../../domain/questions/names.ts'
import { typeName, typesOf } from '../../../domain/practice/question-type.ts'
import { sentenceCase } from '../../../domain/text/sentence-case.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import { paceSecondsOf, titleOfSections } from '../../../domain/practice/practice-set.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { markedStore } from '../../../storage/settings/marked-questions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import {
  addressOfRequest,
  countFrom,
  difficulties,
  historyFilters,
  questionsOf,
  sectionChoices,
} from './practice-address.ts'
import { FoldedOptions, Options } from './practice-options.tsx'
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
  const marked = useStore(markedStore)
  const record = { attempts, marked }
  const listed = questionsOf(index, request)
  const types = [...new Set(listed.flatMap(typesOf))]
  const matching = matchingQuestions(listed, request, record)
  const answeredIds = new Set(attempts.entries.map(({ question }) => question))
  const newCount = matching.filter(({ id }) => !answeredIds.has(id)).length
  const matchCount = pluralize(matching.length, 'question matches', 'questions match')
  const summary =
    matching.length === 0
      ? noMatchText(request, matchingQuestions(listed, { ...request, history: 'all' }, record), answeredIds)
      : `${matchCount}${request.history === 'wrong' ? '' : `, ${newCount} new to you`}.`
  const count = Math.min(request.count, matching.length)
  const secondsForAll = paceSecondsOf(matching.map(({ id }) => id))
  const minutes = Math.max(1, Math.round((count * secondsForAll) / Math.max(1, matching.length) / 60))

  const change = (changed: Partial<PracticeRequest>): void => {
    const next = { ...request, ...changed }
    setRequest(next)
    history.replaceState(history.state, '', addressOfRequest(next))
  }
  const start = (): void => {
    const selected = selectQuestions(listed, request, record, () => Math.random())
    const ids = selected.map(({ id }) => id)
    onStart(hashOfSet({ ...request, ids }, 'running'))
  }

  return (
    <section className={styles['form']} aria-labelledby="own-set">
      <h2 id="own-set">Make your own set</h2>
      <Options
        legend="Section"
        type="radio"
        name="section"
        options={sectionChoices.map((names) => [names.join('.'), titleOfSections(names)] as const)}
        chosen={[request.sections.join('.')]}
        onChange={([chosen]) => {
          const names = sectionChoices.find((each) => each.join('.') === chosen)
          if (names) change({ sections: names, topics: [], types: [] })
        }}
      />
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
      <div className={styles['groups']}>
        <FoldedOptions
          legend="Topics"
          type="checkbox"
          name="topics"
          options={[...new Set(listed.map(({ topic }) => topic))].map(
            (topic) => [topic, topicName(topic)] as const,
          )}
          chosen={request.topics}
          onChange={(topics) => change({ topics })}
        />
        <FoldedOptions
          legend="Question types"
          type="checkbox"
          name="kinds"
          options={types.map((type) => [type, typeName(type)] as const)}
          chosen={request.types}
          onChange={(chosen) => change({ types: types.filter((type) => chosen.includes(type)) })}
        />
        <FoldedOptions
          legend="Difficulty"
          type="checkbox"
          name="difficulty"
          options={difficulties.map((name) => [name, sentenceCase(name)] as const)}
          chosen={request.difficulties}
          onChange={(chosen) =>
            change({ difficulties: difficulties.filter((name) => chosen.includes(name)) })
          }
        />
        <FoldedOptions
          legend="Which questions"
          type="radio"
          name="from"
          options={historyFilters.map((name) => [name, historyLabels[name]] as const)}
          chosen={[request.history]}
          onChange={([chosen]) =>
            change({ history: historyFilters.find((name) => name === chosen) ?? request.history })
          }
        />
        <FoldedOptions
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
        <FoldedOptions
          legend="Pace"
          type="radio"
          name="pace"
          options={[
            ['free', 'No time limit'],
            [
              'test',
              `${sentenceCase(timeLimitLabel(request.sections))}${count > 0 ? `: about ${pluralize(minutes, 'minute')}` : ''}`,
            ],
          ]}
          chosen={[request.isTimed ? 'test' : 'free']}
          onChange={([pace]) => change({ isTimed: pace === 'test' })}
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

const historyLabels = {
  new: 'New to you first',
  wrong: 'Wrong last time',
  marked: 'Marked for later',
  all: 'Any',
} as const

/** Explains why no question matches. `matchingAnyHistory` are those that match apart from the answers so far. */
function noMatchText(
  { history }: Pick<PracticeRequest, 'history'>,
  matchingAnyHistory: readonly QuestionSummary[],
  answeredIds: ReadonlySet<string>,
): string {
  if (matchingAnyHistory.length === 0) return 'No questions match. Try choosing fewer topics or types.'
  if (history === 'marked') return 'None of these questions is marked for later.'
  return matchingAnyHistory.some(({ id }) => answeredIds.has(id))
    ? 'No mistakes to practice here: your latest answers to these questions were all right.'
    : 'You have not answered any of these questions yet.'
}
