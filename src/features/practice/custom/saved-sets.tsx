import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { timeLimitLabel } from '../../../domain/practice/time-limit-label.ts'
import { sections } from '../../../domain/questions/section.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import {
  restoreSavedSet,
  deleteSavedSet,
  byLastUse,
  savedPracticeSets,
  type SavedPracticeSet,
} from '../../../storage/drafts/saved-practice-sets.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { addressOfSet } from './set-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{ index: PracticeIndex }>

/** The sets that were left half-way, the latest first: to resume, or to drop, which can be undone on this page. */
export function SavedSets({ index }: Props): ReactNode {
  const [{ waiting, dropped }, setSets] = useState<Sets>(() => ({
    waiting: savedPracticeSets(),
    dropped: [],
  }))
  /** Reads what waits. A dropped set that waits again is not dropped any more, whoever brought it back. */
  const look = (justDropped: readonly SavedPracticeSet[] = []): void => {
    const now = savedPracticeSets()
    setSets((before) => ({
      waiting: now,
      dropped: [...before.dropped, ...justDropped].filter(({ key }) => !holds(now, key)),
    }))
  }
  const onNews = useEffectEvent(() => look())
  // Another tab may go on with a set, finish or drop it, and Back may revive this page.
  useEffect(() => onStorageChange(null, () => onNews()), [])

  const shown = [...waiting, ...dropped].toSorted(byLastUse)
  // A set with a question that has been retired cannot be sat any more.
  const isServed = ({ draft }: SavedPracticeSet): boolean =>
    draft.questionIds.every((asked) => index.listed[draft.section].some(({ id }) => id === asked))
  const drop = (set: SavedPracticeSet): void => {
    if (deleteSavedSet(set)) look([set])
  }
  const restore = (set: SavedPracticeSet): void => {
    if (restoreSavedSet(set)) look()
  }
  const more = shown.slice(1).filter(({ key }) => holds(waiting, key)).length
  const [latest, ...others] = shown.map((set) => (
    <SavedSet
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
            <summary>{more > 0 ? pluralize(more, 'more set waits', 'more sets wait') : 'Deleted'}</summary>
            {others}
          </details>
        )}
      </Notice>
    </section>
  )
}

type Sets = Readonly<{
  waiting: readonly SavedPracticeSet[]
  /** Those that were dropped on this page, as long as they can be brought back. */
  dropped: readonly SavedPracticeSet[]
}>

function holds(sets: readonly SavedPracticeSet[], key: string): boolean {
  return sets.some((set) => set.key === key)
}

type SavedSetProps = Readonly<{
  set: SavedPracticeSet
  /** Whether all its questions are still asked. */
  isServed: boolean
  isDropped: boolean
  onDrop: () => void
  onRestore: () => void
}>

function SavedSet({ set: { draft }, isServed, isDropped, onDrop, onRestore }: SavedSetProps): ReactNode {
  const { section, questionIds, checked, limit } = draft
  const name = useId()
  return (
    <div className={styles['waiting']} role="group" aria-labelledby={name}>
      <p role="status" id={name}>
        {isDropped
          ? 'The set has been deleted.'
          : `A set is waiting: ${sections[section].title}, ${checked.length} of ${questionIds.length} answered${limit === null ? '' : `, ${timeLimitLabel(section)}`}.`}
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
