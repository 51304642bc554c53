import type { HeaderRule } from '../server/header-rules.ts'

/** Headers for every response, and cache headers for files whose names contain a content hash. */
export function headerRules(pages: readonly string[]): readonly HeaderRule[] {
  return [
    { pattern: '/*', headers: [['Content-Security-Policy', policyFor(pages)], ...fixedHeaders] },
    { pattern: '/_astro/*', headers: cacheForever },
    { pattern: '/questions/*', headers: cacheForever },
  ]
}

const cacheForever = [['Cache-Control', 'public, max-age=31536000, immutable']] as const

/** Some static hosts limit the length of a line in `_headers`. */
const longestLine = 1970

const closedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]

const fixedHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', closedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=63072000'],
] as const

/**
 * The policy header of the site: the union of the policies in the pages' meta elements, and frame-ancestors, which is
 * ignored in a meta element.
 */
function policyFor(pages: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const page of pages) {
    for (const directive of policyOf(page)) {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      if (name === '') continue
      const known = directives.get(name) ?? new Set()
      for (const value of values) known.add(value)
      directives.set(name, known)
    }
  }
  directives.set('frame-ancestors', new Set(["'none'"]))
  const policy = [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
  if (policy.length > longestLine)
    throw new Error(`The policy has ${policy.length} characters, but some hosts read at most ${longestLine}`)
  return policy
}

function policyOf(page: string): readonly string[] {
  const content = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(page)?.[1]
  if (content === undefined) throw new Error('A page has no content security policy meta element')
  return content.replaceAll('&#39;', "'").replaceAll('&apos;', "'").split(';')
}
