import { createServer, type ServerResponse } from 'node:http'

/** The site on a line that stops for a moment within each page, right after the given text. */
export type Halting = Readonly<{ address: string; close: () => void }>

export async function inTwoParts(site: string, stop: string, milliseconds: number): Promise<Halting> {
  const server = createServer((request, response) => {
    void send(new URL(request.url ?? '/', site), response)
  })
  const send = async (address: URL, response: ServerResponse): Promise<void> => {
    const answer = await fetch(address)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const end = body.indexOf(stop) + stop.length
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html') || end < stop.length) {
      response.end(body)
      return
    }
    response.write(body.subarray(0, end))
    setTimeout(() => response.end(body.subarray(end)), milliseconds)
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return {
    address: `http://localhost:${bound.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
