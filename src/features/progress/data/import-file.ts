import { importBackup, type ImportOutcome } from '../../../storage/backup/import-backup.ts'

/** What the learner is told about an action on the stored data. */
export type DataMessage = Readonly<{ tone: 'note' | 'problem'; text: string }>

/** Imports a file and tells what came of it. */
export async function importFile(file: Blob): Promise<DataMessage> {
  return importMessage(await importBackup(file))
}

function importMessage(outcome: ImportOutcome): DataMessage {
  if (!outcome.ok) return { tone: 'problem', text: outcome.problem }
  const { added } = outcome
  if (added.length === 0)
    return { tone: 'note', text: 'This browser already had everything in that file. Nothing was added.' }
  return { tone: 'note', text: `Imported: ${listFormat.format(added)} that this browser did not have.` }
}

const listFormat = new Intl.ListFormat('en-US')
