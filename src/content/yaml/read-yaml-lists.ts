import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'astro/zod'

/** An item of a YAML list, with the file it stands in. */
export type Filed<T> = Readonly<{ file: string; item: T }>

/**
 * Reads every YAML file below a folder that fits the pattern, each a list of items of one kind. An item that does not fit its
 * schema is refused with a sentence that names the file, the item and the rule.
 */
export async function readYamlLists<T>(
  folder: string,
  schema: z.ZodType<T>,
  pattern = '**/*.yaml',
): Promise<Filed<T>[]> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted()
  return files.flatMap((name) => {
    const file = join(folder, name)
    const list: unknown = parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(list)) throw new Error(`${file}: must be a list`)
    return list.map((raw: unknown, index) => ({ file, item: readItem(raw, index, file, schema) }))
  })
}

function readItem<T>(raw: unknown, index: number, file: string, schema: z.ZodType<T>): T {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`)
  throw new Error(`${file}: ${nameOf(raw, index)}: ${problems.join('; ')}`)
}

function nameOf(raw: unknown, index: number): string {
  const named: unknown = typeof raw === 'object' && raw !== null ? Object.values(raw)[0] : undefined
  return typeof named === 'string' ? named : `item ${index + 1}`
}
