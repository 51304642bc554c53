import { useMemo, useState, type ReactNode } from 'react'
import { counted } from '../../domain/lib/counted.ts'
import { countMemories, memoriesOf } from '../../domain/words/memory.ts'
import { recallLog } from '../../storage/recalls.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './words-asked.module.css'

/** How the words that the word quiz has asked stand by now. */
export function WordsAsked(): ReactNode {
  const recalls = useStore(recallLog.store)
  const [now] = useState(() => Date.now())
  const { due, known } = useMemo(() => countMemories(memoriesOf(recalls), now), [recalls, now])
  const asked = due + known
  return (
    <section className={styles['words']} aria-labelledby="words">
      <h2 id="words">Words</h2>
      <p>
        {asked === 0
          ? 'The word quiz asks ten at a time, and brings back what you miss.'
          : `${counted(asked, 'word')} asked: ${known} known, ${due} to repeat.`}
      </p>
      <ButtonLink look="quiet" href={due > 0 ? '/gre-vocabulary/quiz?of=all' : '/gre-vocabulary/quiz'}>
        {due > 0 ? 'Repeat words' : 'Word quiz'}
      </ButtonLink>
    </section>
  )
}
