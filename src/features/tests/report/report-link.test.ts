import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { testFromRow } from '../../../storage/tests/finished-tests.ts'
import { linkToReport, testFromLink } from './report-link.ts'

const samples = new URL('../../../storage/formats/samples/exported-tests-v5.json', import.meta.url)
const rows: unknown = JSON.parse(readFileSync(samples, 'utf8'))
const finished = testFromRow(Array.isArray(rows) ? rows[0] : null)
if (!finished) throw new Error('The sample is not a test')

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.org' }))

test('a link holds the whole test in the part of the address that is never sent', async () => {
  const link = new URL(await linkToReport(finished))
  expect(link.pathname + link.search).toBe('/tests/report')
  expect(await testFromLink(link.hash)).toEqual({
    ...finished,
    essay: { text: finished.essay?.text, drafts: [] },
    session: { ...finished.session, log: finished.session.log.filter(({ type }) => type !== 'seen') },
  })
})

test.each(['', '#r=', '#r=AAAA', '#r=not base64', '#t=1'])('%j holds no report', async (hash) => {
  expect(await testFromLink(hash)).toBeNull()
})

test('a link that was cut off or changed holds no report', async () => {
  const { hash } = new URL(await linkToReport(finished))
  expect(await testFromLink(hash.slice(0, -20))).toBeNull()
  expect(await testFromLink(`#r=A${hash.slice(4)}`)).toBeNull()
})
