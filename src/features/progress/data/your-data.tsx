import { Download, Trash2, Upload } from 'lucide'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { eraseEverything } from '../../../storage/erase/erase-everything.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import type { DownloadOutcome } from '../../../storage/backup/download-backup.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import type { DataMessage } from './import-file.ts'
import styles from './your-data.module.css'
import { Icon } from '../../../ui/buttons/icon.tsx'

const erasedNote: DataMessage = {
  tone: 'note',
  text: 'Everything this site had saved in this browser has been erased.',
}

const notLoaded: DataMessage = {
  tone: 'problem',
  text: 'The file was not read, because a part of this page did not load. Check your connection, reload the page, then try again.',
}

const exportNotLoaded =
  'Nothing was exported, because a part of this page did not load. Check your connection, reload the page, then try again.'

const notErased: DataMessage = {
  tone: 'problem',
  text: 'The browser did not let us erase your data. Close other tabs of this site, reload, then try again.',
}

/** Export, import and erase of everything stored in this browser. */
export function YourData(): ReactNode {
  const [message, setMessage] = useState<DataMessage | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const chosen = input.files?.[0]
    if (!chosen) return
    // Removed first, so that screen readers announce the same message a second time.
    setMessage(null)
    setMessage(await importFile(chosen))
    input.value = ''
  }
  const exportData = async (): Promise<void> => {
    setMessage(null)
    const { missingNotice, partsNotice } = await downloadExport()
    if (missingNotice) setMessage({ tone: 'problem', text: missingNotice })
    else
      setMessage({
        tone: 'note',
        text: partsNotice ?? 'The file has been downloaded. Keep it in a safe place.',
      })
  }
  const erase = async (): Promise<void> => {
    setIsConfirming(false)
    setMessage(null)
    const erased = await eraseEverything()
    setMessage(erased ? erasedNote : notErased)
  }

  return (
    <section className={styles['data']} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        Your progress is saved in this browser and nowhere else. Some browsers delete a site’s data after a
        week without a visit. Export a file as a backup, or to move to another device.
      </p>
      <div className={styles['actions']}>
        <Button disabled={!isHydrated} onClick={() => void exportData()}>
          <Icon shape={Download} />
          Export
        </Button>
        <Button look="quiet" disabled={!isHydrated} onClick={() => fileInput.current?.click()}>
          <Icon shape={Upload} />
          Import
        </Button>
        <Button look="danger" disabled={!isHydrated} onClick={() => setIsConfirming(true)}>
          <Icon shape={Trash2} />
          Erase
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept="application/json,.json"
          aria-label="Export file to import"
          hidden
          onChange={(event) => void onFile(event)}
        />
      </div>
      <div className={styles['said']} role="status">
        {message && (
          <Notice tone={message.tone}>
            <p>{message.text}</p>
          </Notice>
        )}
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Erase everything?"
        closeLabel="Keep my data"
        isBodyAnnounced
        actions={
          <Button look="danger" onClick={() => void erase()}>
            Erase everything
          </Button>
        }
      >
        <p>
          Everything this site has saved in this browser will be removed: your results and answers, your plans
          and settings, and any quiz in progress. This cannot be undone. If you export first, you can import
          everything again except a quiz in progress and the review of your last quiz.
        </p>
      </Dialog>
    </section>
  )
}

/** Loads the code for exporting only now, because most visits need none. */
async function downloadExport(): Promise<DownloadOutcome> {
  const downloadBackup = await loadDownloadBackup().catch(() => null)
  return downloadBackup ? downloadBackup() : { missingNotice: exportNotLoaded, partsNotice: null }
}

/** The same for reading a file. */
async function importFile(file: Blob): Promise<DataMessage> {
  const code = await import('./import-file.ts').catch(() => null)
  return code ? code.importFile(file) : notLoaded
}
