import type { Loader } from 'astro/loaders'
import type { z } from 'astro/zod'
import { fileURLToPath } from 'node:url'
import { readYamlLists } from './yaml-lists.ts'

/** A content collection made of YAML lists: one entry an item, named by the item itself. */
export function yamlLists<T extends Record<string, unknown>>(
  folder: string,
  schema: z.ZodType<T>,
  nameOf: (item: T) => string,
  pattern?: string,
): Loader {
  return {
    name: 'yaml-lists',
    async load({ store, config, watcher }) {
      const path = fileURLToPath(new URL(folder, config.root))
      const fill = async (): Promise<void> => {
        const items = await readYamlLists(path, schema, pattern)
        store.clear()
        for (const { file, item } of items) {
          const id = nameOf(item)
          if (store.has(id)) throw new Error(`${file}: ${id}: this name is taken already`)
          store.set({ id, data: item })
        }
      }
      watcher?.add(path)
      watcher?.on('change', (changed) => {
        if (changed.startsWith(path)) void fill()
      })
      await fill()
    },
  }
}
