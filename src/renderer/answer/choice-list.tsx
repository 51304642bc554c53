import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { choiceLetter, type Answer, type Choice, type ChoiceId } from '../../domain/questions/question.ts'
import { Rich } from '../rich-text.tsx'
import styles from './choice-list.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{
  /** The name of the radio buttons or checkboxes. */
  name: string
  legend: string
  /** Without this, the legend is only for screen readers. */
  isLegendVisible?: boolean
  /** The id of the question text that describes the group to screen readers. */
  describedBy?: string | undefined
  choices: readonly Choice[]
  /** Radio buttons (ovals) or checkboxes (squares). */
  picks: 'one' | 'several'
  /** How many choices of the question come before this list: the letters continue from there. */
  letterOffset?: number
  answer: Answer
  /** Whether the answer was checked: the choices are then locked and show their verdicts. */
  revealed: boolean
  onChoose: (choice: ChoiceId) => void
}>

/** A group of choices. The whole row of a choice is its click target. */
export function ChoiceList(props: Props): ReactNode {
  const {
    name,
    legend,
    isLegendVisible,
    describedBy,
    choices,
    picks,
    letterOffset = 0,
    answer,
    revealed,
    onChoose,
  } = props
  return (
    <fieldset
      className={styles['list']}
      data-picks={picks}
      data-locked={revealed || undefined}
      aria-describedby={describedBy}
    >
      <legend className={isLegendVisible ? styles['legend'] : 'visually-hidden'}>{legend}</legend>
      {choices.map((choice, index) => {
        const isChosen = answer.includes(choice.id)
        const verdict = revealed ? verdictOn(choice, isChosen) : null
        const hasSpokenForm = choice.spoken !== null
        const verdictText = verdict && picks === 'several' && !isChosen ? `${verdict}, not chosen` : verdict
        return (
          <label key={choice.id} className={styles['choice']} data-verdict={verdict?.toLowerCase()}>
            <input
              className={styles['radio']}
              type={picks === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.id}
              aria-label={hasSpokenForm ? [choice.spoken, verdictText].filter(Boolean).join(', ') : undefined}
              checked={isChosen}
              disabled={revealed}
              onChange={() => onChoose(choice.id)}
            />
            <span className={styles['letter']} aria-hidden="true">
              {choiceLetter(letterOffset + index)}
            </span>
            <span className={styles['text']} aria-hidden={hasSpokenForm ? true : undefined}>
              <Rich text={choice.text} />
            </span>
            {verdict && <Verdict verdict={verdict} text={verdictText} isInControlLabel={hasSpokenForm} />}
          </label>
        )
      })}
    </fieldset>
  )
}

export type VerdictWord = 'Correct' | 'Incorrect'

type VerdictProps = Readonly<{
  verdict: VerdictWord
  text?: string | null
  /** Whether the label of the choice already contains the verdict for screen readers. */
  isInControlLabel?: boolean
  id?: string
}>

/** The verdict on a choice or an entered number, as an icon and a text. */
export function Verdict({ verdict, text = verdict, isInControlLabel, id }: VerdictProps): ReactNode {
  const shape = verdict === 'Correct' ? Check : X
  return (
    <strong className={styles['verdict']} id={id} aria-hidden={isInControlLabel ? true : undefined}>
      <Icon shape={shape} weight={2.5} />
      {text}
    </strong>
  )
}

/** The verdict that a choice shows once its question is checked: the right one, and a wrong one that was chosen. */
export function verdictOn(choice: Choice, isChosen: boolean): VerdictWord | null {
  if (choice.isCorrect) return 'Correct'
  return isChosen ? 'Incorrect' : null
}
