import * as v from 'valibot'
import { maxBackupLength } from './backup-limits.ts'
import { backupFormat, type Backup } from '../formats/backup-format.ts'
import { backupVersion } from '../records/record-kinds.ts'

export type ParsedBackup = Readonly<{ ok: true; backup: Backup }> | Readonly<{ ok: false; problem: string }>

/** Parses an export file. If anything in it is invalid, the whole file is rejected with a sentence that says why. */
export function parseBackup(text: string): ParsedBackup {
  if (text.length > maxBackupLength)
    return refusal('The file is larger than 5 MB, so it is not a Gradus export.')
  if (text.trim() === '') return refusal('The file is empty. Choose a file made with Export.')
  const value = parseJson(text)
  if (value === undefined)
    return refusal('This file is damaged or incomplete: it is not valid JSON. Choose another copy.')
  const parsed = v.safeParse(backupFormat, value)
  if (parsed.success) return { ok: true, backup: parsed.output }
  return refusal(problemText(parsed.issues[0]))
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
  const location = (path ?? []).map((part) => String(part.key)).join('.')
  if (location === 'version' && typeof input === 'number' && input > backupVersion)
    return 'This export was made by a newer Gradus. Reload this page, then try again.'
  // Checks of the whole file run after those of its entries: each entry is valid, but one is missing or does not belong.
  if (location === '' && type === 'check')
    return 'The file does not match the format of its version. Nothing was imported.'
  if (location === '' || location === 'format')
    return 'This is not a Gradus export. Choose a file made with Export.'
  const name = location.replace(/[^\w.]/g, '').slice(0, 60)
  return name === ''
    ? 'The file has an entry that does not belong in an export. Nothing was imported.'
    : `The entry “${name}” in the file is not valid. Nothing was imported.`
}
