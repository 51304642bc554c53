import { useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import {
  matchingQuestions,
  selectQuestions,
  type QuestionSummary,
  type PracticeRequest,
} from '../../../domain/practice/select-questions.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { kindNames } from '../../../domain/questions/kind-names.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import { sectionNames, sections } from '../../../domain/questions/section.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { addressOfRequest, countFrom, difficulties, historyFilters } from './practice-address.ts'
import { Options } from './practice-options.tsx'
import { SavedSets } from './saved-sets.tsx'
import { placeOfSet } from './set-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{ index: PracticeIndex; initial: PracticeRequest }>

const unread = 'What you answered before could not be read.'

/** What to practice, how much of it, and at what pace. The address always carries the choice. */
export function PracticeForm({ index, initial }: Props): ReactNode {
  const [wish, setWish] = useState(initial)
  const attempts = useStore(attemptLog.store)
  const listed = index.listed[wish.section]
  const fits = matchingQuestions(listed, wish, attempts)
  const answered = new Set(attempts.entries.map(({ question }) => question))
  const fresh = fits.filter(({ id }) => !answered.has(id)).length
  const fitCount = pluralize(fits.length, 'question fits', 'questions fit')
  const told =
    fits.length === 0
      ? noneFits(matchingQuestions(listed, { ...wish, history: 'all' }, attempts), answered)
      : `${fitCount}${wish.history === 'wrong' ? '' : `, ${fresh} new to you`}.`
  const count = Math.min(wish.count, fits.length)
  const minutes = Math.max(1, Math.round((count * sections[wish.section].paceSeconds) / 60))

  const change = (part: Partial<PracticeRequest>): void => {
    const next = { ...wish, ...part }
    setWish(next)
    history.replaceState(history.state, '', addressOfRequest(next))
  }
  const start = (): void => {
    const picked = selectQuestions(listed, wish, attempts, () => Math.random())
    const ids = picked.map(({ id }) => id)
    location.hash = placeOfSet(ids, wish.isTimed, 'running')
    // What comes next begins at the top, and may have to be waited for.
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const named = (names: readonly string[]): (readonly [string, string])[] =>
    names.map((name) => [name, sentenceCase(name)] as const)

  return (
    <div className={styles['form']} data-practice-form>
      <h1 tabIndex={-1}>Practice</h1>
      <p className={styles['lead']}>
        Choose what you want to work on. Each answer is explained as you check it.
      </p>
      <SavedSets index={index} />
      <Options
        legend="Section"
        type="radio"
        name="section"
        options={sectionNames.map((name) => [name, sections[name].title] as const)}
        chosen={[wish.section]}
        onChange={([section]) => {
          const name = sectionNames.find((known) => known === section)
          if (name) change({ section: name, topics: [], kinds: [] })
        }}
      />
      <Options
        legend="Topics"
        hint="None chosen means all."
        type="checkbox"
        name="topics"
        options={named([...new Set(listed.map(({ topic }) => topic))])}
        chosen={wish.topics}
        onChange={(topics) => change({ topics })}
      />
      <Options
        legend="Difficulty"
        hint="None chosen means all."
        type="checkbox"
        name="difficulty"
        options={named(difficulties)}
        chosen={wish.difficulties}
        onChange={(chosen) => change({ difficulties: difficulties.filter((name) => chosen.includes(name)) })}
      />
      <Options
        legend="Kinds of question"
        hint="None chosen means all."
        type="checkbox"
        name="kinds"
        options={[...new Set(listed.map(({ kind }) => kind))].map((kind) => [kind, kindNames[kind]] as const)}
        chosen={wish.kinds}
        onChange={(chosen) =>
          change({
            kinds: listed
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
            defaultValue={wish.count}
            onBlur={({ target }) => {
              target.value = String(wish.count)
            }}
            onChange={({ target }) => target.value !== '' && change({ count: countFrom(target.value) })}
          />
        </label>
        <Options
          legend="Pace"
          type="radio"
          name="pace"
          options={[
            ['free', 'No limit'],
            [
              'test',
              `${sentenceCase(timeLimitLabel(wish.section))}${count > 0 ? `: about ${pluralize(minutes, 'minute')}` : ''}`,
            ],
          ]}
          chosen={[wish.isTimed ? 'test' : 'free']}
          onChange={([pace]) => change({ isTimed: pace === 'test' })}
        />
        <Options
          legend="Which questions"
          type="radio"
          name="from"
          options={historyFilters.map((name) => [name, fromNames[name]] as const)}
          chosen={[wish.history]}
          onChange={([chosen]) =>
            change({ history: historyFilters.find((name) => name === chosen) ?? wish.history })
          }
        />
      </div>
      <div className={styles['start']}>
        <p aria-live="polite">{attempts.isRead ? told : attempts.asOf === 0 ? '' : unread}</p>
        <Button disabled={attempts.asOf === 0 || fits.length === 0} onClick={start}>
          {count > 0 ? `Start ${pluralize(count, 'question')}` : 'Start'}
        </Button>
      </div>
    </div>
  )
}

const fromNames = { new: 'New to you first', wrong: 'Wrong last time', all: 'Any' } as const

/** Why there is nothing to start, by what fits besides how it was answered. */
function noneFits(listed: readonly QuestionSummary[], answered: ReadonlySet<string>): string {
  if (listed.length === 0) return 'No question fits. Choose fewer things at once.'
  return listed.some(({ id }) => answered.has(id))
    ? 'Of these you got none wrong the last time you answered.'
    : 'You have not answered any of these yet.'
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
