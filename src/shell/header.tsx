import { Menu, Moon, Sun } from 'lucide'
import type { ReactNode } from 'react'
import { MainMenu } from './main-menu.tsx'
import { menuPlace, siteName } from './site.ts'
import styles from './header.module.css'
import { Icon } from '../ui/buttons/icon.tsx'

type Props = Readonly<{
  path: string
  /** The link of the menus that the page belongs to, if its address does not tell. */
  place?: string | undefined
}>

/** The header of every page. */
export function Header({ path, place }: Props): ReactNode {
  return (
    <header className={styles['header']} id="head">
      <a className={styles['name']} href="/">
        <svg className={styles['sign']} viewBox="0 0 24 22" aria-hidden="true">
          <path d="M0 15h6v7H0zM9 8h6v14H9z" />
          <path className={styles['top']} d="M18 0h6v22h-6z" />
        </svg>
        {siteName}
      </a>
      <button className={`icon-button ${styles['menu-opener']}`} type="button" popoverTarget="main-menu">
        <Icon shape={Menu} size={24} />
        Menu
      </button>
      <MainMenu path={path} place={menuPlace(path) ?? place} />
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
