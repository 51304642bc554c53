import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { choiceLetter, type Answer, type Choice, type ChoiceId } from '../../domain/questions/question.ts'
import { Rich } from '../rich-text.tsx'
import styles from './choice-list.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{
  /** What names the group of choices. */
  name: string
  legend: string
  /** Whether the legend is to be seen. */
  titled?: boolean
  /** The id of what is asked, to be read out with the group. */
  describedBy?: string | undefined
  choices: readonly Choice[]
  /** An oval marks that one is to be picked, a square that several are. */
  picks: 'one' | 'several'
  /** How many choices of the question stand before these. */
  before?: number
  answer: Answer
  /** Once revealed, the choices are locked and say which is right. */
  revealed: boolean
  onChoose: (choice: ChoiceId) => void
}>

/** Choices as real radio buttons or checkboxes, all of each a target. */
export function ChoiceList(props: Props): ReactNode {
  const { name, legend, titled, describedBy, choices, picks, before = 0, answer, revealed, onChoose } = props
  return (
    <fieldset
      className={styles['list']}
      data-picks={picks}
      data-locked={revealed || undefined}
      aria-describedby={describedBy}
    >
      <legend className={titled ? styles['legend'] : 'visually-hidden'}>{legend}</legend>
      {choices.map((choice, index) => {
        const isChosen = answer.includes(choice.id)
        const verdict = revealed ? verdictOn(choice, isChosen) : null
        const isSpoken = choice.spoken !== null
        const words = verdict && picks === 'several' && !isChosen ? `${verdict}, not chosen` : verdict
        return (
          <label key={choice.id} className={styles['choice']} data-verdict={verdict?.toLowerCase()}>
            <input
              className={styles['radio']}
              type={picks === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.id}
              aria-label={isSpoken ? [choice.spoken, words].filter(Boolean).join(', ') : undefined}
              checked={isChosen}
              disabled={revealed}
              onChange={() => onChoose(choice.id)}
            />
            <span className={styles['letter']} aria-hidden="true">
              {choiceLetter(before + index)}
            </span>
            <span className={styles['text']} aria-hidden={isSpoken ? true : undefined}>
              <Rich text={choice.text} />
            </span>
            {verdict && <Verdict verdict={verdict} words={words} isSpoken={isSpoken} />}
          </label>
        )
      })}
    </fieldset>
  )
}

export type VerdictWord = 'Correct' | 'Incorrect'

type VerdictProps = Readonly<{
  verdict: VerdictWord
  words?: string | null
  /** Whether the control that it belongs to says it already. */
  isSpoken?: boolean
  id?: string
}>

/** What an answer is worth, by shape and word; the words may say more. */
export function Verdict({ verdict, words = verdict, isSpoken, id }: VerdictProps): ReactNode {
  const shape = verdict === 'Correct' ? Check : X
  return (
    <strong className={styles['verdict']} id={id} aria-hidden={isSpoken ? true : undefined}>
      <Icon shape={shape} weight={2.5} />
      {words}
    </strong>
  )
}

function verdictOn(choice: Choice, isChosen: boolean): VerdictWord | null {
  if (choice.isCorrect) return 'Correct'
  return isChosen ? 'Incorrect' : null
}
