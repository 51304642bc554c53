import { useMemo, type ReactNode } from 'react'
import { pluralize } from '../../domain/text/pluralize.ts'
import { countDue, memoriesOf } from '../../domain/words/memory.ts'
import { recallLog } from '../../storage/logs/recalls.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './word-summary.module.css'

/** How many words have been practiced, and how many are due for review. */
export function WordSummary(): ReactNode {
  const { entries: recalls, isRead } = useStore(recallLog.store)
  const now = useNow()
  const memories = useMemo(() => memoriesOf(recalls, now), [recalls, now])
  const due = countDue(memories, now)
  return (
    <section className={styles['words']} aria-labelledby="words">
      <h2 id="words">Words</h2>
      <p>{isRead ? summaryText(memories.size, due) : ''}</p>
      <ButtonLink look="quiet" href={due > 0 ? '/gre-vocabulary/quiz?of=due' : '/gre-vocabulary/quiz'}>
        {due > 0 ? 'Review words' : 'Word quiz'}
      </ButtonLink>
    </section>
  )
}

function summaryText(practiced: number, due: number): string {
  if (practiced === 0) return 'The word quiz repeats words you miss.'
  const dueCount = due === 0 ? 'none' : due.toLocaleString('en-US')
  return `${pluralize(practiced, 'word')} practiced, ${dueCount} due for review.`
}
