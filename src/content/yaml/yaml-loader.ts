import type { LoaderContext } from 'astro/loaders'
import type { z } from 'astro/zod'
import { fileURLToPath } from 'node:url'
import { readYamlLists } from './read-yaml-lists.ts'

/** The part of Astro's loader context that is used here, so that tests need not build all of it. */
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

/** Loads a content collection from YAML lists. Every list item becomes one entry. */
export function yamlListLoader<T extends Record<string, unknown>>(
  folder: string,
  schema: z.ZodType<T>,
  nameOf: (item: T, file: string) => string,
  pattern?: string,
): YamlLoader {
  return {
    name: 'yaml-lists',
    async load({ store, config, logger, watcher }) {
      const path = fileURLToPath(new URL(folder, config.root))
      const reload = async (): Promise<void> => {
        const items = await readYamlLists(path, schema, pattern)
        store.clear()
        for (const { file, item } of items) {
          const id = nameOf(item, file)
          if (store.has(id)) throw new Error(`${file}: ${id}: another item already has this name`)
          store.set({ id, data: item })
        }
      }
      watcher?.add(path)
      const reloadIfInside = (changed: string): void => {
        if (changed.startsWith(path)) reload().catch((error: unknown) => logger.error(String(error)))
      }
      watcher?.on('add', reloadIfInside)
      watcher?.on('change', reloadIfInside)
      watcher?.on('unlink', reloadIfInside)
      await reload()
    },
  }
}
