import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { WordCard } from '../../domain/words/word-card.ts'
import type { WordRound } from '../../domain/words/word-round.ts'
import { wordPath } from '../../domain/words/word-path.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { requestPersistence } from '../../storage/browser/persistence.ts'
import { recallLog } from '../../storage/logs/recalls.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ExportButton } from '../../ui/buttons/export-button.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import styles from './word-quiz.module.css'

type Props = Readonly<{ drill: WordRound; missed: readonly WordCard[]; onRepeat: () => void }>

/** How a round went, and the words it missed. */
export function WordResults({ drill, missed, onRepeat }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const [kept, setKept] = useState(true)
  // The button that had the focus, which is the browser's, has gone: the score is what comes next.
  useEffect(() => heading.current?.focus(), [])
  // Whether the answers are kept is known to the database alone, and for how long to the browser.
  useEffect(() => {
    void recallLog.flush().then(setKept)
    void requestPersistence()
  }, [])
  return (
    <section className={styles['results']} aria-label="Results">
      <h2 ref={heading} tabIndex={-1}>
        {drill.total - missed.length} of {drill.total} on the first try
      </h2>
      {missed.length > 0 && (
        <dl>
          {missed.map(({ word, definition }) => (
            <div key={word}>
              <dt>
                <a href={wordPath(word)}>{word}</a>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      )}
      <div role="status">
        {!kept && (
          <Notice tone="problem">
            <p>This browser did not let us keep these answers. They count until you leave this page.</p>
            <ExportButton load={loadDownloadBackup} />
          </Notice>
        )}
      </div>
      <p className={styles['ways']}>
        {missed.length > 0 && (
          <Button onClick={onRepeat}>Review {pluralize(missed.length, 'missed word')}</Button>
        )}
        <ButtonLink look="quiet" href="/gre-vocabulary">
          How to learn words
        </ButtonLink>
      </p>
    </section>
  )
}
