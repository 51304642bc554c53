import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { WordCard } from '../../../domain/words/word-card.ts'
import type { WordRound } from '../../../domain/words/word-round.ts'
import { wordPath } from '../../../domain/words/word-path.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { requestPersistence } from '../../../storage/browser/persistence.ts'
import { recallLog } from '../../../storage/logs/recalls.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ExportButton } from '../../../ui/buttons/export-button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import styles from './word-quiz.module.css'

type Props = Readonly<{ round: WordRound; missed: readonly WordCard[]; onRepeat: () => void }>

/** The score of a finished round and the words that were missed. */
export function WordResults({ round, missed, onRepeat }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isStored, setStored] = useState(true)
  // Focus: the button that had it is gone, so the score gets it.
  useEffect(() => heading.current?.focus(), [])
  // Database: finds out whether the answers were stored, and asks the browser not to clear them.
  useEffect(() => {
    void recallLog.flush().then(setStored)
    void requestPersistence()
  }, [])
  return (
    <section className={styles['results']} aria-label="Results">
      <h2 ref={heading} tabIndex={-1}>
        {round.total - missed.length} of {round.total} on the first try
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
        {!isStored && (
          <Notice tone="problem">
            <p>This browser could not save these answers. They will be lost when you leave this page.</p>
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
