import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../after-build/compress.ts'
import { writeHeaderRules } from './header-rules.ts'
import { siteHandler } from './site-handler.ts'

const parent = mkdtempSync(join(tmpdir(), 'gradus-site-'))
const folder = join(parent, 'dist')

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'verbal.html': `verbal ${'a '.repeat(500)}`,
  'question/verbal/1.html': 'question 1',
  '404.html': 'no page',
  'question/404.html': 'no question',
  'words.csv': 'word,meaning',
  '_astro/quiz.abc.js': 'quiz()',
  _headers: writeHeaderRules([
    { pattern: '/*', headers: [['X-Test', 'on']] },
    { pattern: '/_astro/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ]),
  _redirects: 'redirects',
}

for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
for (const name of ['secret.html', '404.html']) writeFileSync(join(parent, name), 'secret')
await compress(Object.keys(files).map((name) => join(folder, name)))

const server = createServer(siteHandler(folder))
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address !== null && typeof address === 'object') port = address.port
})

afterAll(() => {
  server.close()
  rmSync(parent, { recursive: true })
})

type SiteResponse = Readonly<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>

/** Requests a path exactly as given, because fetch() would normalize it first. */
function send(
  path: string,
  encodings = '',
  method = 'GET',
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encodings, ...extraHeaders }
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('a page', () => {
  test.each([
    ['/', 'home'],
    ['/verbal', 'verbal'],
    ['/verbal?from=home', 'verbal'],
    ['/question/verbal/1', 'question 1'],
  ])('is served at its clean address %s', async (path, text) => {
    const { status, headers, body } = await send(path)
    expect(status).toBe(200)
    expect(body.toString()).toContain(text)
    expect(headers['content-type']).toContain('text/html')
  })

  test.each([
    ['/verbal.html', '/verbal'],
    ['/verbal/', '/verbal'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/question/verbal/1.html', '/question/verbal/1'],
    ['/question/verbal/index.html', '/question/verbal'],
    ['//example.org/', '/example.org'],
    ['///example.org//', '/example.org'],
    ['/verbal%2ehtml', '/verbal'],
    ['/verbal%2F?from=home', '/verbal?from=home'],
    ['/%2fexample.org', '/example.org'],
    ['/a%0d%0ab.html', '/a%0D%0Ab'],
  ])('has only one address: %s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await send(path)
    expect(status).toBe(301)
    expect(headers.location).toBe(location)
  })
})

describe('a path without a page', () => {
  test.each([
    ['/nothing', 'no page'],
    ['/nothing/at/all', 'no page'],
    ['/question/verbal/26', 'no question'],
    ['/question/__proto__/1', 'no question'],
    ['/question', 'no question'],
    ['/404#x', 'no page'],
    ['/404.html', 'no page'],
    ['/question/404', 'no question'],
    ['/%34%30%34', 'no page'],
    ['/constructor', 'no page'],
    ['/%E0%A4%A', 'no page'],
  ])('%s responds 404 with the nearest 404 page and the usual headers', async (path, text) => {
    const { status, headers, body } = await send(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe(text)
    expect(headers['x-test']).toBe('on')
    expect(headers['content-type']).toContain('text/html')
  })

  test.each([
    '/_headers',
    '/%5Fheaders',
    '/_heade%72s',
    '/_redirects',
    '/%5fredirects',
    '/verbal.html.br',
    '/verbal.html%2Ebr',
    '/verbal.html.gz',
  ])('does not serve files that are not pages: %s', async (path) => {
    expect((await send(path)).status).toBe(404)
  })

  test.each([
    '/../secret',
    '/../secret.html',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/question/../../secret',
    '/..',
    '/%2e%2e%2f404',
  ])('does not serve files outside the folder: %s', async (path) => {
    const { status, body } = await send(path)
    expect(status).not.toBe(200)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('compression', () => {
  test.each([
    ['/verbal', 'verbal.html'],
    ['/words.csv', 'words.csv'],
    ['/nothing', '404.html'],
    ['/question/verbal/26', 'question/404.html'],
  ])(
    '%s is sent as brotli if the browser accepts it, otherwise as gzip or uncompressed',
    async (path, name) => {
      const brotli = await send(path, 'gzip, deflate, br')
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.body).toString()).toBe(files[name])
      const gzip = await send(path, 'gzip')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body).toString()).toBe(files[name])
      const plain = await send(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(files[name])
    },
  )

  test.each(['/verbal', '/nothing'])('%s varies by Accept-Encoding', async (path) => {
    expect((await send(path, 'br')).headers.vary).toContain('Accept-Encoding')
  })
})

test('pages are revalidated each time, and files with a content hash in their name are immutable', async () => {
  expect((await send('/verbal')).headers['cache-control']).toBe('no-cache')
  expect((await send('/_astro/quiz.abc.js')).headers['cache-control']).toContain('immutable')
  expect((await send('/_astro/gone.abc.js')).headers['cache-control']).toBe('no-cache')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
  const { status, headers, body } = await send('/verbal', '', method)
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
  expect(headers['x-test']).toBe('on')
  expect(body.toString()).toBe('')
})

test('HEAD returns the headers of a page without its body', async () => {
  const { status, headers, body } = await send('/verbal', '', 'HEAD')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(body.toString()).toBe('')
})

test('a page has an ETag', async () => {
  expect((await send('/verbal')).headers.etag).toBeDefined()
})

test.each(['bytes=5-2', 'bytes=-5', 'items=2-4', 'bytes=1-2'])(
  'a request for the range %s gets the whole file, and the server keeps running',
  async (range) => {
    const { status, body } = await send('/words.csv', '', 'GET', { Range: range })
    expect([status, body.toString()]).toEqual([200, 'word,meaning'])
    expect((await send('/words.csv')).status).toBe(200)
  },
)
