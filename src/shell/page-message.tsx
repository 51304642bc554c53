import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { linksBelow } from './site.ts'
import styles from './page-message.module.css'

type Props = Readonly<{ title: string; text: string; back: string }>

/** A page with a message, a link to Home and ways on, such as "not found". */
export function PageMessage({ title, text, back }: Props): ReactNode {
  return (
    <section className={styles['message']}>
      <svg className={styles['stairs']} viewBox="0 0 120 96" aria-hidden="true">
        <path d="M4 92V76h28V52h28" />
        <path className={styles['gap']} d="M60 52V28h28V4h28v88" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink href="/">{back}</ButtonLink>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">Looking for one of these?</h2>
        <ul>
          {linksBelow.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
