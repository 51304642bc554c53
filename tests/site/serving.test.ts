import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { missingPages, pages } from './site.ts'

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
