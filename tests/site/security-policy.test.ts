import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { folder, pages, valuesOf } from './site.ts'

const get = servedSite()

const policyOf = (response: Response): readonly string[] =>
  (response.headers.get('content-security-policy') ?? '').split('; ')

const sourcesOf = (directives: readonly string[], name: string): readonly string[] =>
  directives.find((directive) => directive.startsWith(`${name} `))?.split(' ') ?? []

function fileLike(pattern: string): string {
  const [name] = globSync(pattern, { cwd: folder })
  if (name === undefined) throw new Error(`${folder} has no file like ${pattern}`)
  return `/${name.replaceAll('\\', '/')}`
}

const scriptFile = fileLike('_astro/*.js')
const questionsFile = fileLike('questions/verbal-1.*.json')

test.for([
  ['/', 200, 'text/html'],
  ['/question/verbal/1', 200, 'text/html'],
  [scriptFile, 200, 'text/javascript'],
  [questionsFile, 200, 'application/json'],
  ['/icon.svg', 200, 'image/svg+xml'],
  ['/no-such-page', 404, 'text/html'],
  ['/question/foo/1', 404, 'text/html'],
  ['/_astro/no-such-script.js', 404, 'text/html'],
  ['/verbal/', 301, ''],
] as const)('%s answers %i with the security headers', async ([path, status, type]) => {
  const response = await get(path)
  await response.body?.cancel()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type') ?? '').toContain(type)
  const directives = policyOf(response)
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(directives.some((directive) => directive.startsWith('trusted-types'))).toBe(true)
  expect(directives.join('; ')).not.toMatch(/unsafe-|https?:|\*/)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(response.headers.get('permissions-policy')).toContain('camera=()')
})

test.for([
  ['script', 'script-src', 'script:not([src]):not([type="application/ld+json"])'],
  ['style', 'style-src', 'style'],
] as const)('the policy allows every inline %s by its hash', async ([, directive, selector]) => {
  const response = await get('/')
  await response.body?.cancel()
  const allowed = sourcesOf(policyOf(response), directive)
  let count = 0
  for (const { path, document } of pages())
    for (const { textContent } of document.querySelectorAll(selector)) {
      count++
      const hash = createHash('sha256').update(textContent).digest('base64')
      expect(allowed, `${path}: ${textContent.slice(0, 60)}`).toContain(`'sha256-${hash}'`)
    }
  expect(count).toBeGreaterThan(pages().length)
})

test('no page has inline styles or event handlers, which the policy would stop', () => {
  for (const { path, document } of pages()) {
    expect(valuesOf(document, '[style]', 'style'), path).toEqual([])
    const handlers = Array.from(document.querySelectorAll('*'), (element) =>
      element.getAttributeNames().filter((name) => /^on[a-z]+$/.test(name)),
    ).flat()
    expect(handlers, path).toEqual([])
  }
})

test('no page loads anything from another host', () => {
  const loaded = 'link:not([rel=canonical])'
  for (const { path, document } of pages()) {
    const addresses = [
      ...valuesOf(document, loaded, 'href'),
      ...valuesOf(document, '[src]', 'src'),
      ...valuesOf(document, '[srcset]', 'srcset'),
      ...valuesOf(document, 'astro-island', 'component-url'),
      ...valuesOf(document, 'astro-island', 'renderer-url'),
    ].filter((address) => address !== '')
    expect(addresses.length, path).toBeGreaterThan(0)
    expect(
      addresses.filter((address) => !/^(\/(?!\/)|#|data:)/.test(address)),
      path,
    ).toEqual([])
  }
})
