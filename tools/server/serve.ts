import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { siteHandler } from './site-handler.ts'

/** Serves what has been built, as a good static host would. */

const port = Number(process.env['PORT'] ?? 4173)
const handler = siteHandler(fileURLToPath(new URL('../../dist/', import.meta.url)))
const server = createServer(handler)

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=4174 npm start`
      : `The server could not start: ${error.message}`
  console.error(reason)
  process.exit(1)
})
server.listen(port, () => {
  console.log(`Gradus is at http://localhost:${port}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
