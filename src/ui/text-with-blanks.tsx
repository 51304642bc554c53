import { Fragment, type ReactNode } from 'react'

const blank = '_____'

/**
 * Replaces each "_____" with a line that screen readers read as "blank", because they skip underscores.
 *
 * @param nextBlank draws each blank instead, in order
 */
export function withBlanks(text: string, nextBlank: () => ReactNode = emptyBlank): ReactNode {
  const [first, ...others] = text.split(blank)
  return others.length === 0
    ? text
    : [
        first,
        ...others.map((after, index) => (
          <Fragment key={index}>
            {nextBlank()}
            {after}
          </Fragment>
        )),
      ]
}

function emptyBlank(): ReactNode {
  return (
    <>
      <span aria-hidden="true">{blank}</span>
      <span className="visually-hidden">blank</span>
    </>
  )
}
