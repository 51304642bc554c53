import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { headersFor } from '../../tools/server/header-rules.ts'
import { headerRules, missingPages, pages } from './site.ts'

const get = servedSite()

test('every page answers 200 at its address, as HTML', async () => {
  for (const { path } of pages().filter((page) => !missingPages.includes(page.path))) {
    const response = await get(path)
    await response.body?.cancel()
    expect([response.status, response.headers.get('content-type')], path).toEqual([
      200,
      'text/html;charset=utf-8',
    ])
  }
})

test('an address where nothing is answers 404 with a page', async () => {
  const response = await get('/no-such-page')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<h1')
})

test.for(['/_astro/ui.0123.js', '/questions/verbal-1.0123456789.json'])(
  '%s, whose name changes with its content, is cached for good',
  (path) => {
    const headers = new Map(headersFor(headerRules(), path))
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)
