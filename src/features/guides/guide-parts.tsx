import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import '../../renderer/math.css'
import '../../renderer/sideways.css'
import styles from './guide-parts.module.css'

/** Large numbers with a label each. */
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

/** A grid of topics. */
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

/** The main button of a guide. */
export function Start({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles['start']}>
      <ButtonLink href={href}>{children}</ButtonLink>
    </div>
  )
}

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

/** A worked example in a frame. */
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

/** A table that scrolls sideways on a narrow screen. It can have the focus, so that the arrow keys scroll it. */
export function Table({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={`${styles['table']} sideways`} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  )
}
