import { createServer, type RequestListener } from 'node:http'
import { siteHandler } from '../server/site-handler.ts'

export type RunningServer = Readonly<{ address: string; close: () => Promise<void> }>

/** Serves a folder like the local server of the site. */
export function serveFolder(folder: string, port: number): Promise<RunningServer> {
  return startServer(siteHandler(folder), port)
}

/** Starts a server at this port, or at any free port if it is 0. */
export async function startServer(handler: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(handler)
  // A test that reads every page keeps this process busy for seconds. A connection closed meanwhile would fail the next.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no TCP address')
  return {
    address: `http://localhost:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
