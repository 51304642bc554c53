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

type Answer = Readonly<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>

/** Asks for a path exactly as it is written: fetch would tidy it first. */
function get(path: string, encodings = '', method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encodings }
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
  ])('is found at its clean address %s', async (path, text) => {
    const { status, headers, body } = await get(path)
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
  ])('has one address: %s leads for good to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect(status).toBe(301)
    expect(headers.location).toBe(location)
  })
})

describe('what is no page', () => {
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
  ])('%s answers 404 with the nearest page, under the same headers', async (path, text) => {
    const { status, headers, body } = await get(path)
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
  ])('a file for hosts is not given out: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
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
  ])('nothing outside the folder is given out: %s', async (path) => {
    const { status, body } = await get(path)
    expect(status).not.toBe(200)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('compressed forms', () => {
  test.each([
    ['/verbal', 'verbal.html'],
    ['/words.csv', 'words.csv'],
    ['/nothing', '404.html'],
    ['/question/verbal/26', 'question/404.html'],
  ])('%s comes as brotli where the browser takes it, else as gzip, else as it is', async (path, name) => {
    const brotli = await get(path, 'gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(files[name])
    const gzip = await get(path, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(files[name])
    const plain = await get(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(files[name])
  })

  test.each(['/verbal', '/nothing'])('caches between are told that %s has several', async (path) => {
    expect((await get(path, 'br')).headers.vary).toContain('Accept-Encoding')
  })
})

test('pages are asked for anew each time, files whose names change with their content are kept for good', async () => {
  expect((await get('/verbal')).headers['cache-control']).toBe('no-cache')
  expect((await get('/_astro/quiz.abc.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/_astro/gone.abc.js')).headers['cache-control']).toBe('no-cache')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'nothing here can be changed: %s is not allowed',
  async (method) => {
    const { status, headers, body } = await get('/verbal', '', method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    expect(headers['x-test']).toBe('on')
    expect(body.toString()).toBe('')
  },
)

test('what a page is can be asked without its text', async () => {
  const { status, headers, body } = await get('/verbal', '', 'HEAD')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(body.toString()).toBe('')
})

test('a page has a mark by which a browser can ask whether it changed', async () => {
  expect((await get('/verbal')).headers.etag).toBeDefined()
})
