import { Menu, Moon, Sun } from 'lucide'
import type { ReactNode } from 'react'
import { isUnder, mainLinks, siteName } from './site.ts'
import styles from './header.module.css'
import { Icon } from '../ui/buttons/icon.tsx'

/** The header of every page. The menu on small screens is a native popover, so it works without a script. */
export function Header({ path }: { path: string }): ReactNode {
  return (
    <header className={styles['header']} id="head">
      <a className={styles['name']} href="/">
        <svg className={styles['sign']} viewBox="0 0 24 22" aria-hidden="true">
          <path d="M0 15h6v7H0zM9 8h6v14H9z" />
          <path className={styles['top']} d="M18 0h6v22h-6z" />
        </svg>
        {siteName}
      </a>
      <button className={`icon-button ${styles['opener']}`} type="button" popoverTarget="main-menu">
        <Icon shape={Menu} size={24} />
        Menu
      </button>
      <nav className={styles['menu']} id="main-menu" popover="auto" aria-label="Main">
        <ul>
          {mainLinks.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={ariaCurrent(path, href)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        className="icon-button needs-script"
        type="button"
        aria-label="Dark theme"
        aria-pressed="false"
        data-theme-switch=""
      >
        <Icon shape={Sun} className={styles['sun']} size={22} />
        <Icon shape={Moon} className={styles['moon']} size={22} />
      </button>
    </header>
  )
}

function ariaCurrent(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return isUnder(path, href) ? 'true' : undefined
}
