import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { siteHandler } from './site-handler.ts'

/** Serves dist/ on this machine, in the same way as a static host. */

const port = Number(process.env['PORT'] ?? 4173)
const handler = siteHandler(fileURLToPath(new URL('../../dist/', import.meta.url)))
const server = createServer(handler)

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another one: PORT=4174 npm start`
      : `The server could not start: ${error.message}`
  console.error(reason)
  process.exit(1)
})
server.listen(port, () => {
  console.log(`Gradus is running at http://localhost:${port}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
