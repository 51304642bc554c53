import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { choiceLetter, type Choice, type ChoiceId, type Question } from '../domain/questions/question.ts'
import { Rich } from './rich-text.tsx'
import styles from './choice-list.module.css'
import { Icon } from '../ui/icon.tsx'

type Props = Readonly<{
  question: Question
  chosen: ChoiceId | null
  /** Once revealed, the choices are locked and say which is right. */
  revealed: boolean
  onChoose?: (choice: ChoiceId) => void
}>

/** The choices of a question, as real radio buttons: an oval marks that one is to be picked. */
export function ChoiceList({ question, chosen, revealed, onChoose }: Props): ReactNode {
  return (
    <fieldset className={styles['list']} data-choices={question.id}>
      <legend className="visually-hidden">Choose one answer</legend>
      {question.choices.map((choice, index) => {
        const verdict = revealed ? verdictOn(choice, chosen) : null
        return (
          <label key={choice.id} className={styles['choice']} data-verdict={verdict?.toLowerCase()}>
            <input
              className={styles['radio']}
              type="radio"
              name={`answer-${question.id}`}
              value={choice.id}
              aria-label={
                choice.spoken === null ? undefined : [choice.spoken, verdict].filter(Boolean).join(', ')
              }
              checked={choice.id === chosen}
              disabled={revealed}
              onChange={() => onChoose?.(choice.id)}
            />
            <span className={styles['letter']} aria-hidden="true">
              {choiceLetter(index)}
            </span>
            <span className={styles['text']}>
              <Rich text={choice.text} />
            </span>
            {verdict && <Verdict verdict={verdict} />}
          </label>
        )
      })}
    </fieldset>
  )
}

type VerdictWord = 'Correct' | 'Incorrect'

function Verdict({ verdict }: { verdict: VerdictWord }): ReactNode {
  const shape = verdict === 'Correct' ? Check : X
  return (
    <strong className={styles['verdict']}>
      <Icon shape={shape} weight={2.5} />
      {verdict}
    </strong>
  )
}

function verdictOn(choice: Choice, chosen: ChoiceId | null): VerdictWord | null {
  if (choice.isCorrect) return 'Correct'
  return choice.id === chosen ? 'Incorrect' : null
}
