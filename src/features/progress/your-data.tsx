import { Download, Trash2, Upload } from 'lucide'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { pluralize } from '../../domain/text/pluralize.ts'
import { eraseEverything } from '../../storage/erase/erase-everything.ts'
import { importBackup, type ImportOutcome, type ImportCounts } from '../../storage/backup/import-backup.ts'
import { downloadBackup } from '../../storage/backup/download-backup.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import styles from './your-data.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type DataMessage = Readonly<{ tone: 'note' | 'problem'; text: string }>

const erasedNote: DataMessage = {
  tone: 'note',
  text: 'Everything this site kept in this browser has been erased.',
}

const notErased: DataMessage = {
  tone: 'problem',
  text: 'The browser did not let us erase your data. Close other tabs of this site, reload, then try again.',
}

/** What the browser keeps is the learner's: to take away, to bring back, to erase. */
export function YourData(): ReactNode {
  const [said, setSaid] = useState<DataMessage | null>(null)
  const [asking, setAsking] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const isAwake = useHydrated()

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const chosen = input.files?.[0]
    if (!chosen) return
    // Said anew, even if it is the same again: what does not change is not read out.
    setSaid(null)
    setSaid(messageFor(await importBackup(chosen)))
    input.value = ''
  }
  const giveExport = async (): Promise<void> => {
    setSaid(null)
    const { missing, parts } = await downloadBackup()
    if (missing) setSaid({ tone: 'problem', text: missing })
    else setSaid({ tone: 'note', text: parts ?? 'The file has been downloaded. Keep it in a safe place.' })
  }
  const erase = async (): Promise<void> => {
    setAsking(false)
    setSaid(null)
    const erased = await eraseEverything()
    setSaid(erased ? erasedNote : notErased)
  }

  return (
    <section className={styles['data']} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        All of this is kept in this browser and nowhere else. Some browsers erase a site’s data after a week
        without a visit. An export is your backup, and the way to another device.
      </p>
      <div className={styles['actions']}>
        <Button disabled={!isAwake} onClick={() => void giveExport()}>
          <Icon shape={Download} />
          Export
        </Button>
        <Button look="quiet" disabled={!isAwake} onClick={() => file.current?.click()}>
          <Icon shape={Upload} />
          Import
        </Button>
        <Button look="danger" disabled={!isAwake} onClick={() => setAsking(true)}>
          <Icon shape={Trash2} />
          Erase
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Export file to import"
          hidden
          onChange={(event) => void onFile(event)}
        />
      </div>
      <div className={styles['said']} role="status">
        {said && (
          <Notice tone={said.tone}>
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Erase everything?"
        closeLabel="Keep my data"
        isRead
        actions={
          <Button look="danger" onClick={() => void erase()}>
            Erase everything
          </Button>
        }
      >
        <p>
          Your results, your answers to questions and to words, your settings, what you checked off in the
          plans and any quiz in progress will be removed from this browser. This cannot be undone. An export
          brings back all but a quiz in progress and the review of the last quiz.
        </p>
      </Dialog>
    </section>
  )
}

function messageFor(done: ImportOutcome): DataMessage {
  if (!done.ok) return { tone: 'problem', text: done.problem }
  const added = addedBy(done)
  if (added.length === 0)
    return { tone: 'note', text: 'This browser already had everything in that file. Nothing was added.' }
  return { tone: 'note', text: `Imported: ${listed.format(added)} that this browser did not have.` }
}

const listed = new Intl.ListFormat('en-GB')

function addedBy({
  newResults,
  newAttempts,
  newRecalls,
  newTicks,
  newSettings,
}: ImportCounts): readonly string[] {
  const added: string[] = []
  if (newResults > 0) added.push(pluralize(newResults, 'quiz', 'quizzes'))
  if (newAttempts > 0) added.push(pluralize(newAttempts, 'answer'))
  if (newRecalls > 0) added.push(pluralize(newRecalls, 'word-quiz answer', 'word-quiz answers'))
  if (newTicks > 0) added.push(pluralize(newTicks, 'checked-off task'))
  if (newSettings) added.push('settings')
  return added
}
