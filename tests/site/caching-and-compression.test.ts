import { globSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { folder } from './site.ts'

const get = servedSite()

const hashedFiles = globSync(['_astro/*.{js,woff2}', 'questions/*.json'], { cwd: folder }).map(
  (name) => `/${name.replaceAll('\\', '/')}`,
)

test.for(['.js', '.woff2', '.json'])(
  '%s files carry a hash of their content and are cached forever',
  async (end) => {
    const files = hashedFiles.filter((path) => path.endsWith(end))
    expect(files.length).toBeGreaterThan(0)
    for (const path of files) expect(path).toMatch(/\.[\w-]{8,}\.(js|woff2|json)$/)
    const response = await get(files[0] ?? '')
    await response.body?.cancel()
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

test.for(['/', '/verbal', '/no-such-page', '/_astro/no-such-script.js', '/questions/none.json'])(
  '%s is revalidated at every visit',
  async (path) => {
    const response = await get(path)
    await response.body?.cancel()
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test.for([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const)('to a browser that accepts %s, text is sent as %s', async ([accepted, used]) => {
  const script = hashedFiles.find((path) => path.includes('/client.')) ?? ''
  for (const path of ['/', '/question/verbal/1', '/gre-vocabulary', script]) {
    const headers = await headersOf((await get(path)).url, accepted)
    expect(headers['content-encoding'], path).toBe(used)
    expect(headers['vary'], path).toContain('Accept-Encoding')
  }
})

/** The headers of an answer as they were sent: fetch unpacks what it gets. */
function headersOf(address: string, accepted: string): Promise<NodeJS.Dict<string | string[]>> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.headers))
    })
      .on('error', reject)
      .end()
  })
}
