import type { ReactNode } from 'react'
import styles from './practice-form.module.css'

type Props = Readonly<{
  legend: string
  hint?: string
  type: 'radio' | 'checkbox'
  name: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}>

/** A group of radio buttons or checkboxes. */
export function Options({ legend, hint, type, name, options, chosen, onChange }: Props): ReactNode {
  return (
    <fieldset className={styles['options']}>
      <legend>
        {legend}
        {hint !== undefined && <span className={styles['hint']}> {hint}</span>}
      </legend>
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
    </fieldset>
  )
}
