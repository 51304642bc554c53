import type { ReactNode } from 'react'

const blank = '_____'

/** Replaces each "_____" with a line that screen readers read as "blank", because they skip underscores. */
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
