import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from './paper.module.css'

type Props = Readonly<{
  title: string
  other: Readonly<{ name: string; href: string }>
  children: ReactNode
}>

/** The top of a page to print, with the choice of what is printed. It works without a script. */
export function PaperHead({ title, other, children }: Props): ReactNode {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      {children}
      <p className={styles['about']}>
        Not an official test. Free to print and to copy for study groups and classes.
      </p>
      <fieldset className={`${styles['choice']} no-print`}>
        <legend>Second sections to print</legend>
        <label>
          <input type="radio" name="versions" defaultChecked /> Medium only
        </label>
        <label>
          <input type="radio" name="versions" data-all-versions="" /> All three
        </label>
      </fieldset>
      <p className={`${styles['ways']} no-print`}>
        <span>Print this page with your browser.</span>
        <ButtonLink look="quiet" href={other.href}>
          {other.name}
        </ButtonLink>
        <ButtonLink look="quiet" href="/tests">
          All tests
        </ButtonLink>
      </p>
    </header>
  )
}
