import type { ReactNode } from 'react'
import '../../../ui/parts/parts.css'
import styles from './words-screen.module.css'

/** How many items a part of a long list has. */
const partLength = 8

type Props<Item> = Readonly<{
  items: readonly Item[]
  /** The word of an item that the name of its part may begin or end with. */
  wordOf: (item: Item) => string
  /** Draws the items of one part, or of the whole list if it is short. */
  draw: (items: readonly Item[]) => ReactNode
}>

/** A list in parts that fold on a phone, if it is long. */
export function ListInParts<Item>({ items, wordOf, draw }: Props<Item>): ReactNode {
  if (items.length <= partLength) return draw(items)
  return Array.from({ length: Math.ceil(items.length / partLength) }, (_, part) => {
    const own = items.slice(part * partLength, (part + 1) * partLength)
    const [first, last] = [own[0], own.at(-1)].map((item) => (item === undefined ? '' : wordOf(item)))
    const name = `${first ?? ''} to ${last ?? ''}`
    return (
      <details key={name} open={part === 0} data-part="">
        <summary>
          <h2 className={styles['part']}>{name}</h2>
        </summary>
        {draw(own)}
      </details>
    )
  })
}
