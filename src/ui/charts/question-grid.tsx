import type { ReactNode } from 'react'
import styles from './question-grid.module.css'

/** One step of a grid: where it leads, if anywhere, what it is called, and how it went last time. */
export type Step = Readonly<{ href: string | null; label: string; state: 'untouched' | 'right' | 'wrong' }>

const spoken = { untouched: '', right: ', right last time', wrong: ', wrong last time' } as const

/** Five columns of steps, each told apart by shape and words as well as by color. */
export function QuestionGrid({ steps, label }: { steps: readonly Step[]; label: string }): ReactNode {
  const leads = steps.some(({ href }) => href !== null)
  const Frame = leads ? 'nav' : 'div'
  return (
    <Frame aria-label={label} role={leads ? undefined : 'group'}>
      <ol className={styles['grid']}>
        {steps.map((step) => (
          <li key={step.label}>
            {step.href === null ? (
              <span className={styles['step']} data-state={step.state}>
                {step.label}
                <span className="visually-hidden">{spoken[step.state]}</span>
              </span>
            ) : (
              <a
                className={styles['step']}
                href={step.href}
                data-state={step.state}
                aria-label={nameOf(step)}
              >
                {step.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function nameOf(step: Step): string {
  return step.label + spoken[step.state]
}
