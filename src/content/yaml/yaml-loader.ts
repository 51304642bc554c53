import type { LoaderContext } from 'astro/loaders'
import type { z } from 'astro/zod'
import { fileURLToPath } from 'node:url'
import { readYamlLists } from './read-yaml-lists.ts'

/** What of Astro a loader is given that is used here. */
type Context = Readonly<{
  store: Pick<LoaderContext['store'], 'clear' | 'has' | 'set'>
  config: Pick<LoaderContext['config'], 'root'>
  logger: Readonly<{ error: (message: string) => void }>
  watcher?: Watcher | undefined
}>

type Watcher = Readonly<{
  add: (path: string) => unknown
  on: (event: 'add' | 'change' | 'unlink', listener: (path: string) => void) => unknown
}>

type YamlLoader = Readonly<{ name: string; load: (context: Context) => Promise<void> }>

/** A content collection made of YAML lists: one entry an item, named by the item itself. */
export function yamlLists<T extends Record<string, unknown>>(
  folder: string,
  schema: z.ZodType<T>,
  nameOf: (item: T) => string,
  pattern?: string,
): YamlLoader {
  return {
    name: 'yaml-lists',
    async load({ store, config, logger, watcher }) {
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
      const follow = (changed: string): void => {
        if (changed.startsWith(path)) fill().catch((error: unknown) => logger.error(String(error)))
      }
      watcher?.on('add', follow)
      watcher?.on('change', follow)
      watcher?.on('unlink', follow)
      await fill()
    },
  }
}
