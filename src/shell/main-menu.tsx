import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../ui/buttons/icon.tsx'
import { mainLinks, studyGroups, type MenuLink } from './site.ts'
import styles from './main-menu.module.css'

type Props = Readonly<{ path: string; place: string | undefined }>

/**
 * The links of the header. The menu of small screens and the Study menu of wide ones are native popovers, so they work
 * without a script. On a small screen the content of the Study menu is part of the other menu.
 */
export function MainMenu({ path, place }: Props): ReactNode {
  const isStudying = studyGroups.some(({ links }) => links.some(({ href }) => href === place))
  const items = (links: readonly MenuLink[]): ReactNode =>
    links.map(({ name, href }) => (
      <li key={href}>
        <a href={href} aria-current={href === path ? 'page' : href === place ? 'true' : undefined}>
          {name}
        </a>
      </li>
    ))
  return (
    <nav className={styles['menu']} id="main-menu" popover="auto" aria-label="Main">
      <ul>{items(mainLinks)}</ul>
      <button
        className={styles['study-opener']}
        type="button"
        popoverTarget="study-menu"
        aria-current={isStudying || undefined}
      >
        Study
        <Icon shape={ChevronDown} size={18} />
      </button>
      <div className={styles['study']} id="study-menu" popover="auto">
        {studyGroups.map(({ title, links }) => (
          <div key={title}>
            <p id={`menu-${title}`}>{title}</p>
            <ul aria-labelledby={`menu-${title}`}>{items(links)}</ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
