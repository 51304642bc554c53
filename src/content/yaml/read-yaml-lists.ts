import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'astro/zod'

/** An item of a YAML list, with the path of its file. */
export type ItemInFile<T> = Readonly<{ file: string; item: T }>

/**
 * Reads all YAML files in a folder that match the pattern. Each must contain a list. Throws for an item that does not match
 * the schema, with a message that names the file, the item and the rule.
 */
export async function readYamlLists<T>(
  folder: string,
  schema: z.ZodType<T>,
  pattern = '**/*.yaml',
): Promise<ItemInFile<T>[]> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted()
  return files.flatMap((name) => {
    const file = join(folder, name)
    const list: unknown = parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(list)) throw new Error(`${file}: must be a list, whose items begin with "- "`)
    return list.map((raw: unknown, index) => ({ file, item: readItem(raw, index, file, schema) }))
  })
}

function readItem<T>(raw: unknown, index: number, file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`)
  throw new Error(`${file}: ${nameOf(raw, index)}: ${problems.join('; ')}`)
}

/** The first field of an item is its name: an id, or the word itself. */
function nameOf(raw: unknown, index: number): string {
  const name: unknown = typeof raw === 'object' && raw !== null ? Object.values(raw)[0] : undefined
  return typeof name === 'string' ? name : `item ${index + 1}`
}
