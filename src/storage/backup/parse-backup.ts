import * as v from 'valibot'
import { maxBackupLength, backupVersion } from './backup-limits.ts'
import { backupFormat, type Backup } from '../formats/backup-format.ts'

export type ParsedBackup = Readonly<{ ok: true; backup: Backup }> | Readonly<{ ok: false; problem: string }>

/** Reads an export file whole, or refuses it whole with a sentence that says why. */
export function parseBackup(text: string): ParsedBackup {
  if (text.length > maxBackupLength)
    return refusal('The file is larger than 5 MB, which no Gradus export is.')
  if (text.trim() === '') return refusal('The file is empty. Choose a file made with Export.')
  const value = parseJson(text)
  if (value === undefined)
    return refusal('This is not a whole Gradus export: the file is not complete JSON. Choose another copy.')
  const read = v.safeParse(backupFormat, value)
  if (read.success) return { ok: true, backup: read.output }
  return refusal(problemText(read.issues[0]))
}

function refusal(problem: string): ParsedBackup {
  return { ok: false, problem }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemText({ path, type, input }: v.BaseIssue<unknown>): string {
  const place = (path ?? []).map((step) => String(step.key)).join('.')
  if (place === 'version' && typeof input === 'number' && input > backupVersion)
    return 'This export was made by a newer Gradus. Reload this page, then try again.'
  // The whole is checked last: whatever stands there is what an export holds, but not all of it, or too much.
  if (place === '' && type === 'check')
    return 'The file does not hold what an export of its version holds. Nothing was imported.'
  if (place === '' || place === 'format')
    return 'This is not a Gradus export. Choose a file made with Export.'
  const name = place.replace(/[^\w.]/g, '').slice(0, 60)
  return name === ''
    ? 'The file holds an entry that no export has. Nothing was imported.'
    : `The entry “${name}” of the file is not what an export holds there. Nothing was imported.`
}
