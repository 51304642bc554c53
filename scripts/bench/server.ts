import { createServer } from 'node:http'
import { siteHandler } from '../site-handler.ts'

export type Served = Readonly<{ address: string; close: () => Promise<void> }>

/** Serves a folder as the site itself is served, at a port of its own. */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const server = createServer(siteHandler(folder))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return {
    address: `http://localhost:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
