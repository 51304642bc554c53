import type { ReactNode } from 'react'

const blank = '_____'

/** A text as it is, but for its blanks: voices pass over lines, and so are given the word. */
export function withBlanks(text: string): ReactNode {
  const [first, ...others] = text.split(blank)
  return others.length === 0
    ? text
    : [first, ...others.map((after, index) => <Blank key={index} after={after} />)]
}

function Blank({ after }: { after: string }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{blank}</span>
      <span className="visually-hidden">blank</span>
      {after}
    </>
  )
}
