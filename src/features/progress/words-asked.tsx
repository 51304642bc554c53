import { useMemo, type ReactNode } from 'react'
import { counted } from '../../domain/lib/counted.ts'
import { countDue, memoriesOf } from '../../domain/words/memory.ts'
import { recallLog } from '../../storage/recalls.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './words-asked.module.css'

/** How the words that the word quiz has asked stand by now. */
export function WordsAsked(): ReactNode {
  const { entries: recalls, isRead } = useStore(recallLog.store)
  const now = useNow()
  const memories = useMemo(() => memoriesOf(recalls, now), [recalls, now])
  const due = countDue(memories, now)
  return (
    <section className={styles['words']} aria-labelledby="words">
      <h2 id="words">Words</h2>
      <p>{isRead ? toldOf(memories.size, due) : ''}</p>
      <ButtonLink look="quiet" href={due > 0 ? '/gre-vocabulary/quiz?of=due' : '/gre-vocabulary/quiz'}>
        {due > 0 ? 'Review words' : 'Word quiz'}
      </ButtonLink>
    </section>
  )
}

function toldOf(asked: number, due: number): string {
  if (asked === 0) return 'The word quiz brings back what you miss.'
  return `${counted(asked, 'word')} asked, ${due} to review now.`
}
