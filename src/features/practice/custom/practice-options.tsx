import { useState, type ReactNode } from 'react'
import styles from './practice-form.module.css'

type Props = Readonly<{
  legend: string
  type: 'radio' | 'checkbox'
  name: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}>

/** A group of radio buttons or checkboxes. */
export function Options(props: Props): ReactNode {
  return (
    <fieldset className={styles['options']}>
      <legend>{props.legend}</legend>
      <Chips {...props} />
    </fieldset>
  )
}

/**
 * The same behind its name and what is chosen. It is open at first where there is room, and if a choice was made that
 * narrows the set. No checked checkbox means all.
 */
export function FoldedOptions(props: Props): ReactNode {
  const { legend, type, options, chosen } = props
  const [isOpen] = useState(
    () => matchMedia('(min-width: 48rem)').matches || (type === 'checkbox' && chosen.length > 0),
  )
  const labels = options.filter(([value]) => chosen.includes(value)).map(([, label]) => label)
  return (
    <details className={styles['group']} open={isOpen}>
      <summary>
        <span className={styles['legend']}>{legend}</span>
        <span key={labels.join()} className={styles['hint']}>
          {labels.join(', ') || 'All'}
        </span>
      </summary>
      <fieldset className={styles['options']} aria-label={legend}>
        <Chips {...props} />
      </fieldset>
    </details>
  )
}

function Chips({ type, name, options, chosen, onChange }: Props): ReactNode {
  return (
    <div className={styles['chips']}>
      {options.map(([value, label]) => (
        <label key={value} className={styles['chip']}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              if (type === 'radio') onChange([value])
              else onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
