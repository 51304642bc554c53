import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { isBegun, questionIdsOf } from '../../../domain/session/session.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import {
  restoreSavedSet,
  deleteSavedSet,
  byLastUse,
  savedPracticeSets,
  type SavedPracticeSet,
} from '../../../storage/drafts/saved-practice-sets.ts'
import { itemsRestored } from '../../../storage/items/saved-items.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { addressOfSet, setInAddressOf } from '../../../domain/practice/set-address.ts'
import { labelsOfSets } from './saved-set-labels.ts'
import styles from './saved-sets.module.css'

type Props = Readonly<{ index: PracticeIndex }>

/** The unfinished practice sets, the latest first. Each can be resumed or deleted; deleting can be undone. */
export function SavedSets({ index }: Props): ReactNode {
  const [{ saved, deleted }, setSets] = useState<Sets>(() => ({
    saved: savedPracticeSets(),
    deleted: [],
  }))
  /** Reads the saved sets again. A deleted set that is saved again, here or in another tab, is no longer deleted. */
  const refresh = (newlyDeleted: readonly SavedPracticeSet[] = []): void => {
    const nowSaved = savedPracticeSets()
    setSets((before) => ({
      saved: nowSaved,
      deleted: [...before.deleted, ...newlyDeleted].filter(({ key }) => !includesKey(nowSaved, key)),
    }))
  }
  const onChange = useEffectEvent(() => refresh())
  // Follows other tabs, which may resume, finish or delete a set, and what the database puts back after a crash.
  useEffect(() => {
    void itemsRestored()
    return onStorageChange(null, () => onChange())
  }, [])

  const listed = new Map(
    Object.values(index.questions).flatMap((questions) =>
      questions.map((summary) => [summary.id, summary] as const),
    ),
  )
  // Earlier versions of the site also stored sets that were merely opened.
  const shown = [...saved, ...deleted].filter(({ draft }) => isBegun(draft)).toSorted(byLastUse)
  const labels = labelsOfSets(
    shown.map(({ draft }) => draft),
    listed,
  )
  const hasAllQuestions = ({ draft }: SavedPracticeSet): boolean =>
    questionIdsOf(draft).every((savedId) => listed.has(savedId))
  const deleteSet = (set: SavedPracticeSet): void => {
    if (deleteSavedSet(set)) refresh([set])
  }
  const restoreSet = (set: SavedPracticeSet): void => {
    if (restoreSavedSet(set)) refresh()
  }
  const otherSavedCount = shown.slice(1).filter(({ key }) => includesKey(saved, key)).length
  const [latest, ...others] = shown.map((set, position) => (
    <SavedSet
      key={set.key}
      set={set}
      label={labels[position] ?? ''}
      canResume={hasAllQuestions(set)}
      isDeleted={!includesKey(saved, set.key)}
      onDelete={() => deleteSet(set)}
      onRestore={() => restoreSet(set)}
    />
  ))
  if (!latest) return null
  return (
    <section aria-label="Sets in progress">
      <Notice>
        {latest}
        {others.length > 0 && (
          <details>
            <summary className={styles['others']}>
              {otherSavedCount > 0
                ? pluralize(otherSavedCount, 'more unfinished set', 'more unfinished sets')
                : 'Deleted'}
            </summary>
            {others}
          </details>
        )}
      </Notice>
    </section>
  )
}

type Sets = Readonly<{
  saved: readonly SavedPracticeSet[]
  /** The sets deleted on this page, which can still be restored. */
  deleted: readonly SavedPracticeSet[]
}>

function includesKey(sets: readonly SavedPracticeSet[], key: string): boolean {
  return sets.some((set) => set.key === key)
}

type SavedSetProps = Readonly<{
  set: SavedPracticeSet
  label: string
  /** False if one of its questions has been retired. */
  canResume: boolean
  isDeleted: boolean
  onDelete: () => void
  onRestore: () => void
}>

function SavedSet({
  set: { draft },
  label,
  canResume,
  isDeleted,
  onDelete,
  onRestore,
}: SavedSetProps): ReactNode {
  const labelId = useId()
  return (
    <div className={styles['waiting']} role="group" aria-labelledby={labelId}>
      <p role="status" id={labelId}>
        {isDeleted ? 'The set has been deleted.' : label}
        {!isDeleted &&
          !canResume &&
          ' · One of its questions is no longer on this site, so you cannot resume this set.'}
      </p>
      {!isDeleted && canResume && (
        <ButtonLink href={addressOfSet(setInAddressOf(draft), 'running')}>Resume</ButtonLink>
      )}
      <Button look="quiet" onClick={isDeleted ? onRestore : onDelete}>
        {isDeleted ? 'Undo' : 'Delete'}
      </Button>
    </div>
  )
}
