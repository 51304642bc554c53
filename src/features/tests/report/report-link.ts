import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import * as v from 'valibot'
import { finishedTestRow } from '../../../storage/formats/finished-test-schema.ts'
import { rowFromTest, testFromRow } from '../../../storage/tests/finished-tests.ts'

/**
 * A report in the fragment of an address, which no browser sends to a server: the stored form of the test, compressed. The
 * clock's own events are left out, since they only matter while a test runs, and so are earlier states of the essay.
 */

const pathOfReport = '/tests/report'

export async function linkToReport(test: FinishedTest): Promise<string> {
  const { session } = test
  const row = rowFromTest({
    ...test,
    session: { ...session, log: session.log.filter(({ type }) => type !== 'seen') },
    essay: test.essay && { text: test.essay.text, drafts: [] },
  })
  const bytes = await transform(
    new TextEncoder().encode(JSON.stringify(row)),
    new CompressionStream('deflate-raw'),
  )
  return `${location.origin}${pathOfReport}#r=${toBase64Url(bytes)}`
}

/** The test in a fragment such as `#r=…`; null if it cannot be read. */
export async function testFromLink(hash: string): Promise<FinishedTest | null> {
  const [, text] = /^#r=([\w-]+)$/.exec(hash) ?? []
  if (text === undefined) return null
  try {
    const bytes = await transform(fromBase64Url(text), new DecompressionStream('deflate-raw'))
    const row: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return v.is(finishedTestRow, row) ? testFromRow(row) : null
  } catch {
    return null
  }
}

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0))
}
