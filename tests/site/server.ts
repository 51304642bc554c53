import { afterAll, beforeAll } from 'vitest'
import { serveFolder, type RunningServer } from '../../tools/bench/server.ts'
import { folder } from './site.ts'

type Fetch = (path: string, options?: RequestInit) => Promise<Response>

/** Serves the built site while the tests of a file run, for what is HTTP: status, headers, forms. Redirects are not followed. */
export function servedSite(): Fetch {
  let server: RunningServer | null = null
  beforeAll(async () => {
    server = await serveFolder(folder, 0)
  })
  afterAll(() => server?.close())
  return (path, options) => fetch(`${server?.address ?? ''}${path}`, { redirect: 'manual', ...options })
}
