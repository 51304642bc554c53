import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import '../../renderer/math.css'
import '../../renderer/sideways.css'
import styles from './guide-parts.module.css'

/** The parts a guide is built from, besides what Markdown has. */

/** Headline figures. */
export function Stats({
  items,
}: {
  items: readonly Readonly<{ value: string; label: string }>[]
}): ReactNode {
  return (
    <dl className={styles['stats']}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Tile = Readonly<{ title: string; text: string; href?: string }>

/** Topics at a glance. */
export function Tiles({ items }: { items: readonly Tile[] }): ReactNode {
  return (
    <ul className={styles['tiles']}>
      {items.map((item) => (
        <li key={item.title}>
          <strong>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</strong>
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The one thing to do after reading. */
export function Start({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles['start']}>
      <ButtonLink href={href}>{children}</ButtonLink>
    </div>
  )
}

/** An aside. */
export function Note({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Notice>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </Notice>
  )
}

/** A worked example, set off from the text. */
export function Worked({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles['worked']}>
      <p className={styles['example']}>
        <strong>{title}</strong>
      </p>
      {children}
    </section>
  )
}

/** A table that scrolls by itself where the screen is narrower than it. */
export function Table({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={`${styles['table']} sideways`} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  )
}
