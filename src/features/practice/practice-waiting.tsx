import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../content/shards.ts'
import { limitName } from '../../domain/practice/limit-name.ts'
import { sections } from '../../domain/questions/section.ts'
import { followKey } from '../../storage/follow.ts'
import { bringBack, dropWaiting, waitingSets, type Waiting } from '../../storage/old-practice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addressOfSet } from './practice-address.ts'
import styles from './practice-form.module.css'

type Props = Readonly<{ index: PracticeIndex }>

/** The set that was left last: to take up, or to drop, which can be undone as long as the page is there. */
export function WaitingSet({ index }: Props): ReactNode {
  // A set with a question that has been retired cannot be sat any more.
  const find = (): Waiting | undefined =>
    waitingSets().find(({ draft }) =>
      draft.questionIds.every((asked) => index.listed[draft.section].some(({ id }) => id === asked)),
    )
  const [waiting, setWaiting] = useState(find)
  const [isDropped, setDropped] = useState(false)
  const onNews = useEffectEvent(() => setWaiting(find()))
  // Another tab may go on with the set, finish or drop it, and Back may revive this page.
  useEffect(() => (isDropped ? undefined : followKey(null, () => onNews())), [isDropped])
  if (!waiting) return null

  const { section, questionIds, checked, limit } = waiting.draft
  const drop = (): void => setDropped(dropWaiting(waiting))
  const restore = (): void => {
    if (!bringBack(waiting)) return
    setDropped(false)
    setWaiting(find())
  }
  return (
    <section aria-label="Set in progress">
      <Notice>
        <p role="status">
          {isDropped
            ? 'The set is dropped.'
            : `A set is waiting: ${sections[section].title}, ${checked.length} of ${questionIds.length} answered${limit === null ? '' : `, ${limitName(section)}`}.`}
        </p>
        <p className={styles['waiting']}>
          {!isDropped && (
            <ButtonLink href={addressOfSet(questionIds, limit !== null, 'running')}>Take it up</ButtonLink>
          )}
          <Button look="quiet" onClick={isDropped ? restore : drop}>
            {isDropped ? 'Bring it back' : 'Drop it'}
          </Button>
        </p>
      </Notice>
    </section>
  )
}
