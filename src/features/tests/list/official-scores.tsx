import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { problemOf, type OfficialScore } from '../../../domain/score/official-scores.ts'
import {
  addOfficialScore,
  officialScoresStore,
  removeOfficialScore,
} from '../../../storage/tests/official-scores.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { textOf } from './field-text.ts'
import styles from './official-scores.module.css'

/** Official scores that the learner enters, so that later estimates start from what is known. */
export function OfficialScores(): ReactNode {
  const scores = useStore(officialScoresStore)
  const [problem, setProblem] = useState<string | null>(null)
  const add = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const score: OfficialScore = {
      date: textOf(fields.get('date')),
      isPractice: fields.get('kind') === 'practice',
      verbal: numberOf(textOf(fields.get('verbal'))),
      quantitative: numberOf(textOf(fields.get('quantitative'))),
    }
    const found = problemOf(score, localDay(new Date()))
    const isStored = found === null && addOfficialScore(score)
    setProblem(
      found ??
        (isStored ? null : 'This browser did not store the score. It lasts until you leave this page.'),
    )
    if (found === null) form.reset()
  }
  return (
    <details className={styles['scores']}>
      <summary>{`Your official scores (${scores.length})`}</summary>
      <p>
        Have you taken the GRE, or an official practice test? Enter the scores, and our estimates move toward
        them. They stay in this browser.
      </p>
      {scores.length > 0 && (
        <ul>
          {scores.map((score) => (
            <li key={`${score.date} ${score.isPractice}`}>
              {lineOf(score)}
              <Button look="quiet" onClick={() => removeOfficialScore(score)}>
                Remove
                <span className="visually-hidden"> {lineOf(score)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles['form']} onSubmit={add} noValidate>
        <label>
          Test
          <select name="kind">
            <option value="real">The GRE</option>
            <option value="practice">Official practice test</option>
          </select>
        </label>
        <label>
          Date
          <input name="date" type="date" />
        </label>
        <label>
          Verbal
          <input name="verbal" inputMode="numeric" autoComplete="off" size={4} />
        </label>
        <label>
          Quantitative
          <input name="quantitative" inputMode="numeric" autoComplete="off" size={4} />
        </label>
        <Button type="submit">Add</Button>
      </form>
      <p role="status">{problem}</p>
    </details>
  )
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text)
}

function lineOf({ date, isPractice, verbal, quantitative }: OfficialScore): string {
  const day = new Date(`${date}T12:00`).toLocaleDateString('en-US', { dateStyle: 'medium' })
  return `${isPractice ? 'Official practice test' : 'GRE'}, ${day}: verbal ${verbal}, quantitative ${quantitative}`
}

/** The local date as YYYY-MM-DD. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
