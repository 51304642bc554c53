import type { ReactNode } from 'react'
import { footerLinks, siteName } from './site.ts'
import styles from './footer.module.css'

export function Footer({ year }: { year: number }): ReactNode {
  return (
    <footer className={styles['footer']} id="foot">
      <p>
        © <span data-year="">{year}</span> {siteName}. Free and private.
      </p>
      <nav aria-label="About this site">
        <ul>
          {footerLinks.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
