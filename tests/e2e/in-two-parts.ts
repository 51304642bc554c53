import type { ServerResponse } from 'node:http'
import { serve, type Served } from '../../tools/bench/server.ts'

/** Serves the site over a line that stops within each page, right after the given text, until it may go on. */
export function inTwoParts(site: string, stop: string, goOn: () => Promise<unknown>): Promise<Served> {
  const answer = async (address: URL, response: ServerResponse): Promise<void> => {
    const whole = await fetch(address)
    const type = whole.headers.get('content-type') ?? ''
    const body = Buffer.from(await whole.arrayBuffer())
    const found = type.startsWith('text/html') ? body.indexOf(stop) : -1
    response.writeHead(whole.status, { 'content-type': type })
    if (found < 0) {
      response.end(body)
      return
    }
    const end = found + stop.length
    response.write(body.subarray(0, end))
    await goOn()
    response.end(body.subarray(end))
  }
  return serve((request, response) => void answer(new URL(request.url ?? '/', site), response), 0)
}

/** Serves the site over a line that stops behind the content of each page until it is let go on. */
export async function overLineThatStops(site = ''): Promise<Served & { goOn: () => void }> {
  let goOn = (): void => undefined
  const released = new Promise<void>((resolve) => (goOn = resolve))
  return { ...(await inTwoParts(site, '</main>', () => released)), goOn }
}
