import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepOnlyOwnHashes } from './page-script-hashes.ts'

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

test('keeps the hashes of inline scripts and styles of the page and removes others', () => {
  const [own, other] = [hashOf('a{}'), hashOf('b{}')]
  const page = (policy: string): string =>
    `<meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script type="module">go()</script>`
  const before = page(
    `style-src 'self' '${other}' '${own}'; script-src 'self' '${hashOf('go()')}' '${other}';`,
  )
  expect(keepOnlyOwnHashes(before)).toBe(
    page(`style-src 'self' '${own}'; script-src 'self' '${hashOf('go()')}';`),
  )
})

test('also removes hashes whose quotes are escaped', () => {
  const page = `<meta http-equiv="content-security-policy" content="script-src &#39;self&#39; &#39;${hashOf('x')}&#39;">`
  expect(keepOnlyOwnHashes(page)).toBe(
    `<meta http-equiv="content-security-policy" content="script-src &#39;self&#39;">`,
  )
})
