import type { ReactNode } from 'react'
import styles from './question-grid.module.css'

/** One cell of the grid: a question, with a link if it has its own page, and the result of its last answer. */
export type GridCell = Readonly<{
  href: string | null
  label: string
  state: 'untouched' | 'right' | 'wrong'
}>

const resultTexts = { untouched: '', right: ', right last time', wrong: ', wrong last time' } as const

/** Five columns of cells. The result is shown by shape and text as well as by color. */
export function QuestionGrid({ cells, label }: { cells: readonly GridCell[]; label: string }): ReactNode {
  const hasLinks = cells.some(({ href }) => href !== null)
  const Frame = hasLinks ? 'nav' : 'div'
  return (
    <Frame aria-label={label} role={hasLinks ? undefined : 'group'}>
      <ol className={styles['grid']}>
        {cells.map((cell) => (
          <li key={cell.label}>
            {cell.href === null ? (
              <span className={styles['step']} data-state={cell.state}>
                {cell.label}
                <span className="visually-hidden">{resultTexts[cell.state]}</span>
              </span>
            ) : (
              <a
                className={styles['step']}
                href={cell.href}
                data-state={cell.state}
                aria-label={accessibleName(cell)}
              >
                {cell.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function accessibleName(cell: GridCell): string {
  return cell.label + resultTexts[cell.state]
}
