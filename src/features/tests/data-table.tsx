import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type Props = Readonly<{ heads: readonly string[]; children: ReactNode }>

/** A table of figures, which scrolls sideways where it is too wide. `children` are the rows. */
export function DataTable({ heads, children }: Props): ReactNode {
  return (
    <div className="sideways">
      <table className={styles['table']}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** The figures of a chart as a table, folded below it. */
export function FoldedTable(props: Props): ReactNode {
  return (
    <details>
      <summary>As a table</summary>
      <DataTable {...props} />
    </details>
  )
}
