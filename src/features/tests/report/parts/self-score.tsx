import type { ReactNode } from 'react'
import {
  essayScore,
  highestScore,
  traits,
  type Trait,
  type TraitScores,
} from '../../../../domain/tests/essay-traits.ts'
import styles from './self-score.module.css'

const questions: Readonly<Record<Trait, readonly [name: string, asks: string]>> = {
  position: ['Position', 'Do you answer the task itself, with a clear and considered position?'],
  support: ['Support', 'Do your reasons convince, and do your examples show what they should?'],
  order: ['Order', 'Does each paragraph follow from the one before?'],
  language: ['Language', 'Are words precise, sentences varied, and errors few?'],
}

type Props = Readonly<{ scores: TraitScores; onChange: (scores: TraitScores) => void }>

/** A place for the learner's own score of the essay, trait by trait. */
export function SelfScore({ scores, onChange }: Props): ReactNode {
  const whole = essayScore(scores)
  return (
    <div className={`${styles['scores']} no-print`}>
      {traits.map((trait) => {
        const [name, asks] = questions[trait]
        return (
          <label key={trait}>
            <span>
              <strong>{name}</strong>
              <span>{asks}</span>
            </span>
            <select
              value={scores[trait] ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...scores, [trait]: value === '' ? null : Number(value) })
              }
            >
              <option value="">No score</option>
              {Array.from({ length: highestScore + 1 }, (_, index) => highestScore - index).map((score) => (
                <option key={score} value={score}>
                  {score}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <p role="status" className={styles['whole']}>
        {whole === null
          ? 'Give each of the four a score from 0 to 6, and the whole score follows.'
          : `Your own score: ${whole} of ${highestScore}.`}
      </p>
    </div>
  )
}
