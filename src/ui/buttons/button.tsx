import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'strong' | 'quiet' | 'danger'

/** Something to press. */
export function Button({ look = 'strong', ...rest }: ComponentProps<'button'> & { look?: Look }): ReactNode {
  return <button type="button" {...rest} className={lookOf(look)} data-look={look} />
}

/** A link that looks like something to press. */
export function ButtonLink({
  look = 'strong',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look }): ReactNode {
  return (
    <a {...rest} className={lookOf(look)} data-look={look}>
      {children}
    </a>
  )
}

function lookOf(look: Look): string {
  return `${styles['button']} ${styles[look]}`
}
