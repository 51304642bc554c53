import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'strong' | 'quiet' | 'danger'

/** The button of the site; `type="button"` keeps it from submitting a form. */
export function Button({ look = 'strong', ...rest }: ComponentProps<'button'> & { look?: Look }): ReactNode {
  return <button type="button" {...rest} className={classesFor(look)} data-look={look} />
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'strong',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look }): ReactNode {
  return (
    <a {...rest} className={classesFor(look)} data-look={look}>
      {children}
    </a>
  )
}

function classesFor(look: Look): string {
  return `${styles['button']} ${styles[look]}`
}
