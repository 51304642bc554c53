import type { ReactNode } from 'react'
import styles from './word-search.module.css'

/** Search for words by spelling, meaning or root. Hidden until init-word-search.ts has run. */
export function WordSearch({ address }: { address: string }): ReactNode {
  return (
    <search className={`${styles['search']} no-print`} data-word-search={address} data-needs-script="">
      <label>
        Find a word, a meaning or a root
        <input type="search" autoComplete="off" spellCheck={false} data-word-query="" />
      </label>
      <p role="status" data-word-status="" />
      <ul data-word-found="" />
    </search>
  )
}
