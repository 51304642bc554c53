import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteHandler } from './site-handler.ts'

const folder = mkdtempSync(join(tmpdir(), 'gradus-parts-'))
for (const [name, text] of [
  ['words.csv', 'word,meaning'],
  ['_headers', ''],
] as const)
  writeFileSync(join(folder, name), text)

const server = createServer(siteHandler(folder))
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound !== null && typeof bound === 'object') address = `http://127.0.0.1:${bound.port}/words.csv`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each(['bytes=5-2', 'bytes=-5', 'items=2-4', 'bytes=1-2'])(
  'whoever asks for the part %s of a file is given the whole, and the next visitor is served too',
  async (range) => {
    const answer = await fetch(address, { headers: { Range: range } })
    expect([answer.status, await answer.text()]).toEqual([200, 'word,meaning'])
    expect((await fetch(address)).status).toBe(200)
  },
)
