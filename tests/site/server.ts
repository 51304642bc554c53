import { afterAll, beforeAll } from 'vitest'
import { serveFolder, type Served } from '../../tools/bench/server.ts'
import { folder } from './site.ts'

type Fetch = (path: string, options?: RequestInit) => Promise<Response>

/** Serves the built site while the tests of a file run, for what is HTTP: status, headers, forms. Redirects are not followed. */
export function servedSite(): Fetch {
  let served: Served | null = null
  beforeAll(async () => {
    served = await serveFolder(folder, 0)
  })
  afterAll(() => served?.close())
  return (path, options) => fetch(`${served?.address ?? ''}${path}`, { redirect: 'manual', ...options })
}
