import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { RecordKind } from '../../src/storage/records/record-kind.ts'
import { recordKinds } from '../../src/storage/records/record-kinds.ts'

const samples = new URL('../../src/storage/formats/samples/', import.meta.url)

const anyObject = v.record(v.string(), v.unknown())

/** Parses JSON that is an object. */
export function parseObject(text: string): Record<string, unknown> {
  return v.parse(anyObject, JSON.parse(text))
}

function readSample(name: string): string {
  return readFileSync(new URL(`${name}.json`, samples), 'utf8')
}

/** What an export of version 4 held; each kind that came later has a sample of its own. */
export const exportOfVersion4 = parseObject(readSample('backup-v4'))

/** What an export file holds of a kind of record. */
export function sampleOf({ name, since }: Pick<RecordKind, 'name' | 'since'>): unknown {
  return since <= 4 ? exportOfVersion4[name] : JSON.parse(readSample(`exported-${name}-v${since}`))
}

/** The fields of an export file that came after version 4. */
export const laterFields = Object.fromEntries(
  recordKinds.filter(({ since }) => since > 4).map((kind) => [kind.name, sampleOf(kind)]),
)
