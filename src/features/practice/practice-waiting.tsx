import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../content/shards.ts'
import { counted } from '../../domain/lib/counted.ts'
import { limitName } from '../../domain/practice/limit-name.ts'
import { sections } from '../../domain/questions/section.ts'
import { followKey } from '../../storage/follow.ts'
import { bringBack, dropWaiting, leftLast, waitingSets, type Waiting } from '../../storage/old-practice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addressOfSet } from './set-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{ index: PracticeIndex }>

/** The sets that were left half-way, the latest first: to resume, or to drop, which can be undone on this page. */
export function WaitingSets({ index }: Props): ReactNode {
  const [waiting, setWaiting] = useState(waitingSets)
  const [dropped, setDropped] = useState<readonly Waiting[]>([])
  const onNews = useEffectEvent(() => setWaiting(waitingSets()))
  // Another tab may go on with a set, finish or drop it, and Back may revive this page.
  useEffect(() => followKey(null, () => onNews()), [])

  const isThere = ({ key }: Waiting): boolean => waiting.some((other) => other.key === key)
  const gone = dropped.filter((set) => !isThere(set))
  const shown = [...waiting, ...gone]
    // A set with a question that has been retired cannot be sat any more.
    .filter(({ draft }) =>
      draft.questionIds.every((asked) => index.listed[draft.section].some(({ id }) => id === asked)),
    )
    .toSorted(leftLast)
  const drop = (set: Waiting): void => {
    if (!dropWaiting(set)) return
    setDropped([...dropped, set])
    setWaiting(waitingSets())
  }
  const restore = (set: Waiting): void => {
    if (bringBack(set)) setWaiting(waitingSets())
  }
  const [latest, ...others] = shown.map((set) => (
    <WaitingSet
      key={set.key}
      set={set}
      isDropped={!isThere(set)}
      onDrop={() => drop(set)}
      onRestore={() => restore(set)}
    />
  ))
  if (!latest) return null
  return (
    <section aria-label="Sets in progress">
      <Notice>
        {latest}
        {others.length > 0 && (
          <details>
            <summary>{counted(others.length, 'more set waits', 'more sets wait')}</summary>
            {others}
          </details>
        )}
      </Notice>
    </section>
  )
}

function WaitingSet({
  set: { draft },
  isDropped,
  onDrop,
  onRestore,
}: Readonly<{ set: Waiting; isDropped: boolean; onDrop: () => void; onRestore: () => void }>): ReactNode {
  const { section, questionIds, checked, limit } = draft
  return (
    <div className={styles['waiting']}>
      <p role="status">
        {isDropped
          ? 'The set is deleted.'
          : `A set is waiting: ${sections[section].title}, ${checked.length} of ${questionIds.length} answered${limit === null ? '' : `, ${limitName(section)}`}.`}
      </p>
      {!isDropped && (
        <ButtonLink href={addressOfSet(questionIds, limit !== null, 'running')}>Resume</ButtonLink>
      )}
      <Button look="quiet" onClick={isDropped ? onRestore : onDrop}>
        {isDropped ? 'Bring it back' : 'Delete'}
      </Button>
    </div>
  )
}
