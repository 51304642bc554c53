import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../content/shards.ts'
import { counted } from '../../domain/lib/counted.ts'
import { limitName } from '../../domain/practice/limit-name.ts'
import { sections } from '../../domain/questions/section.ts'
import { followKey } from '../../storage/follow.ts'
import { bringBack, dropWaiting, leftLast, waitingSets, type Waiting } from '../../storage/waiting-sets.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addressOfSet } from './set-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{ index: PracticeIndex }>

/** The sets that were left half-way, the latest first: to resume, or to drop, which can be undone on this page. */
export function WaitingSets({ index }: Props): ReactNode {
  const [{ waiting, dropped }, setSets] = useState<Sets>(() => ({ waiting: waitingSets(), dropped: [] }))
  /** Reads what waits. A dropped set that waits again is not dropped any more, whoever brought it back. */
  const look = (justDropped: readonly Waiting[] = []): void => {
    const now = waitingSets()
    setSets((before) => ({
      waiting: now,
      dropped: [...before.dropped, ...justDropped].filter(({ key }) => !holds(now, key)),
    }))
  }
  const onNews = useEffectEvent(() => look())
  // Another tab may go on with a set, finish or drop it, and Back may revive this page.
  useEffect(() => followKey(null, () => onNews()), [])

  const shown = [...waiting, ...dropped].toSorted(leftLast)
  // A set with a question that has been retired cannot be sat any more.
  const isServed = ({ draft }: Waiting): boolean =>
    draft.questionIds.every((asked) => index.listed[draft.section].some(({ id }) => id === asked))
  const drop = (set: Waiting): void => {
    if (dropWaiting(set)) look([set])
  }
  const restore = (set: Waiting): void => {
    if (bringBack(set)) look()
  }
  const more = shown.slice(1).filter(({ key }) => holds(waiting, key)).length
  const [latest, ...others] = shown.map((set) => (
    <WaitingSet
      key={set.key}
      set={set}
      isServed={isServed(set)}
      isDropped={!holds(waiting, set.key)}
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
            <summary>{more > 0 ? counted(more, 'more set waits', 'more sets wait') : 'Deleted'}</summary>
            {others}
          </details>
        )}
      </Notice>
    </section>
  )
}

type Sets = Readonly<{
  waiting: readonly Waiting[]
  /** Those that were dropped on this page, as long as they can be brought back. */
  dropped: readonly Waiting[]
}>

function holds(sets: readonly Waiting[], key: string): boolean {
  return sets.some((set) => set.key === key)
}

type WaitingProps = Readonly<{
  set: Waiting
  /** Whether all its questions are still asked. */
  isServed: boolean
  isDropped: boolean
  onDrop: () => void
  onRestore: () => void
}>

function WaitingSet({ set: { draft }, isServed, isDropped, onDrop, onRestore }: WaitingProps): ReactNode {
  const { section, questionIds, checked, limit } = draft
  const name = useId()
  return (
    <div className={styles['waiting']} role="group" aria-labelledby={name}>
      <p role="status" id={name}>
        {isDropped
          ? 'The set has been deleted.'
          : `A set is waiting: ${sections[section].title}, ${checked.length} of ${questionIds.length} answered${limit === null ? '' : `, ${limitName(section)}`}.`}
        {!isDropped && !isServed && ' One of its questions is no longer asked, so the set cannot be resumed.'}
      </p>
      {!isDropped && isServed && (
        <ButtonLink href={addressOfSet(questionIds, limit !== null, 'running')}>Resume</ButtonLink>
      )}
      <Button look="quiet" onClick={isDropped ? onRestore : onDrop}>
        {isDropped ? 'Bring it back' : 'Delete'}
      </Button>
    </div>
  )
}
