import { expect, test } from 'vitest'
import { headerRules } from './policy.ts'

function page(policy: string): string {
  return `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`
}

/** The directives of the one policy that stands for these pages. */
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

test('the policy of the site is the union of what its pages ask for, each thing once', () => {
  const policy = policyOf(
    "default-src 'none'; script-src 'self' 'sha256-a';",
    "default-src 'none'; script-src 'self' 'sha256-b'; style-src 'self'",
  )
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.get('default-src')).toBe("'none'")
})

test('nobody may frame the site, which only a header can say', () => {
  expect(policyOf("default-src 'none'").get('frame-ancestors')).toBe("'none'")
})

test.each(['&#39;', '&apos;', "'"])('a quote written as %s is a quote', (quote) => {
  expect(policyOf(`base-uri ${quote}none${quote}`).get('base-uri')).toBe("'none'")
})

test('a directive without values is kept', () => {
  expect(policyOf('upgrade-insecure-requests; ').get('upgrade-insecure-requests')).toBe('')
})

test('a page without a policy stops the build', () => {
  expect(() => headerRules(['<head></head>'])).toThrow('without its content security policy')
})

test('every answer carries the headers that close what the site does not need', () => {
  const [all, ...others] = headerRules([page("default-src 'none'")])
  expect(all?.pattern).toBe('/*')
  const headers = Object.fromEntries(all?.headers ?? [])
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Of the host's other names this site knows nothing.
    'Strict-Transport-Security': 'max-age=63072000',
  })
  for (const rule of others)
    expect(rule.headers).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']])
  expect(others.map(({ pattern }) => pattern)).toEqual(['/_astro/*', '/questions/*'])
})

test('a policy longer than the line that some hosts read stops the build', () => {
  const sources = Array.from({ length: 40 }, (_, n) => `'sha256-${String(n).padStart(43, 'x')}='`)
  expect(() => policyOf(`script-src ${sources.join(' ')}`)).toThrow(/^The policy has \d+ characters/)
})
