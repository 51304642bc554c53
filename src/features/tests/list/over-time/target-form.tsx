import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { isScore } from '../../../../domain/score/official-scores.ts'
import { measures, type Measure } from '../../../../domain/tests/form.ts'
import {
  saveTargetScores,
  targetScoresStore,
  type TargetScores,
} from '../../../../storage/tests/target-scores.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useStore } from '../../../../ui/hooks/use-store.ts'
import { measureNames } from '../../test-names.ts'
import { textOf } from '../field-text.ts'
import styles from './scores-over-time.module.css'

/** The scores that the learner wants to reach. */
export function TargetForm(): ReactNode {
  const targets = useStore(targetScoresStore)
  const [status, setStatus] = useState<string | null>(null)
  const save = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const texts = measures.map((measure) => [measure, textOf(fields.get(measure))] as const)
    const wrong = texts.find(([, text]) => text !== '' && !isScore(Number(text)))
    if (wrong) {
      setStatus(`${measureNames[wrong[0]]}: a score is a whole number from 130 to 170.`)
      return
    }
    const entries = texts.flatMap(([measure, text]): (readonly [Measure, number])[] =>
      text === '' ? [] : [[measure, Number(text)]],
    )
    const isSaved = saveTargetScores(Object.fromEntries(entries) satisfies TargetScores)
    setStatus(
      isSaved ? 'Saved.' : 'This browser did not store your targets. They last until you leave this page.',
    )
  }
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      {measures.map((measure) => (
        <label key={`${measure} ${targets[measure] ?? ''}`}>
          {`Target, ${measureNames[measure]}`}
          <input
            name={measure}
            inputMode="numeric"
            autoComplete="off"
            size={4}
            placeholder="130–170"
            defaultValue={targets[measure]}
          />
        </label>
      ))}
      <Button type="submit" look="quiet">
        Save targets
      </Button>
      <p role="status">{status}</p>
    </form>
  )
}
