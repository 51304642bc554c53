import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { metaOf, missingPages, pageAt, textsOf, valuesOf } from './site.ts'

const get = servedSite()

test.for([
  ['/404', 'Oops! Page not found', 'Return to Home'],
  ['/question/404', 'Question Not Found', 'Back to Home'],
] as const)('%s says that nothing is there, leads home, and offers ways on', ([path, heading, back]) => {
  const { document } = pageAt(path)
  expect(textsOf(document, 'h1')).toEqual([heading])
  expect(document.title).toMatch(/not found/i)
  const links = textsOf(document, 'main a').map((text, at) => [
    text,
    valuesOf(document, 'main a', 'href')[at],
  ])
  expect(links).toEqual([
    [back, '/'],
    ['Practice by topic', '/practice'],
    ['Full tests', '/tests'],
    ['Word list', '/gre-vocabulary'],
    ['Word quiz', '/gre-vocabulary/quiz'],
    ['Guides', '/guides'],
    ['Study plans', '/guides#plans'],
  ])
})

test.for(['/no-such-page', '/verbal/no-such-page', '/constructor', '/__proto__', '/404', '/questionable'])(
  'there is no page at %s',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  },
)

test.for([
  '/question',
  '/question/verbal',
  '/question/foo/1',
  '/question/constructor/1',
  '/question/__proto__/1',
  '/question/verbal/0',
  '/question/verbal/01',
  '/question/verbal/abc',
  '/question/verbal/1/2',
  '/question/quantitative/-1',
  '/question/quantitative/999999999999',
  '/question/analytical/26',
])('there is no question at %s', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Question Not Found')
})

test.for(['/%', '/%E0%A4%A', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/_headers', '/_redirects'])(
  'the malformed or private address %s answers 404',
  async (path) => {
    const response = await get(path)
    await response.body?.cancel()
    expect(response.status).toBe(404)
  },
)

test.for([
  ['/verbal/', '/verbal'],
  ['/verbal.html', '/verbal'],
  ['/index.html', '/'],
  ['/question/verbal/1/', '/question/verbal/1'],
  ['/verbal/?from=mail', '/verbal?from=mail'],
  ['//example.com/', '/example.com'],
])('%s redirects to %s', async ([from = '', to]) => {
  const response = await get(from)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test('the not-found pages ask search engines not to list them', () => {
  for (const path of missingPages) {
    const page = pageAt(path)
    expect(metaOf(page)['robots'], path).toBe('noindex')
    expect(valuesOf(page.document, 'link[rel=canonical]', 'href'), path).toEqual([])
  }
})
