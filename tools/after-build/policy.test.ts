import { expect, test } from 'vitest'
import { headerRules } from './policy.ts'

function page(policy: string): string {
  return `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`
}

/** The directives of the combined policy of these pages. */
function policyOf(...policies: readonly string[]): ReadonlyMap<string, string> {
  const [all] = headerRules(policies.map(page))
  const [, value = ''] = all?.headers.find(([name]) => name === 'Content-Security-Policy') ?? []
  return new Map(
    value.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('the header combines the policies of all pages without duplicates', () => {
  const policy = policyOf(
    "default-src 'none'; script-src 'self' 'sha256-a';",
    "default-src 'none'; script-src 'self' 'sha256-b'; style-src 'self'",
  )
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.get('default-src')).toBe("'none'")
})

test('the header forbids framing the site', () => {
  expect(policyOf("default-src 'none'").get('frame-ancestors')).toBe("'none'")
})

test.each(['&#39;', '&apos;', "'"])('a quote escaped as %s is understood', (quote) => {
  expect(policyOf(`base-uri ${quote}none${quote}`).get('base-uri')).toBe("'none'")
})

test('a directive without values is preserved', () => {
  expect(policyOf('upgrade-insecure-requests; ').get('upgrade-insecure-requests')).toBe('')
})

test('throws for a page without a policy', () => {
  expect(() => headerRules(['<head></head>'])).toThrow('has no content security policy')
})

test('every response disables browser features that the site does not need', () => {
  const [all, ...others] = headerRules([page("default-src 'none'")])
  expect(all?.pattern).toBe('/*')
  const headers = Object.fromEntries(all?.headers ?? [])
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // No includeSubDomains: the host may have subdomains without HTTPS.
    'Strict-Transport-Security': 'max-age=63072000',
  })
  for (const rule of others)
    expect(rule.headers).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']])
  expect(others.map(({ pattern }) => pattern)).toEqual(['/_astro/*', '/questions/*'])
})

test('throws for a policy that is too long for some hosts', () => {
  const sources = Array.from({ length: 40 }, (_, n) => `'sha256-${String(n).padStart(43, 'x')}='`)
  expect(() => policyOf(`script-src ${sources.join(' ')}`)).toThrow(/^The policy has \d+ characters/)
})
