import type { ReactNode } from 'react'
import { footerLinks, linksBelow, siteName, type MenuLink } from './site.ts'
import styles from './footer.module.css'

export function Footer({ year }: { year: number }): ReactNode {
  return (
    <footer className={styles['footer']} id="foot">
      <nav aria-label="About this site">
        <LinkList links={linksBelow} />
        <LinkList links={footerLinks} />
      </nav>
      <p>
        © <span data-year="">{year}</span> {siteName}. Free and private.
      </p>
    </footer>
  )
}

function LinkList({ links }: { links: readonly MenuLink[] }): ReactNode {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
