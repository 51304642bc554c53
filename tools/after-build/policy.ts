import type { HeaderRule } from '../server/header-rules.ts'

/** The headers that every answer carries, and those of files whose names change with their content. */
export function headerRules(pages: readonly string[]): readonly HeaderRule[] {
  return [
    { pattern: '/*', headers: [['Content-Security-Policy', policyFor(pages)], ...fixedHeaders] },
    { pattern: '/_astro/*', headers: forGood },
    { pattern: '/questions/*', headers: forGood },
  ]
}

const forGood = [['Cache-Control', 'public, max-age=31536000, immutable']] as const

/** What some static hosts read of a line in `_headers`. */
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
 * The policy of the whole site: what every page asks for in its own meta element, taken together, and
 * frame-ancestors, which only a header can say.
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
    throw new Error(`The policy has ${policy.length} characters; some hosts read ${longestLine}`)
  return policy
}

function policyOf(page: string): readonly string[] {
  const content = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(page)?.[1]
  if (content === undefined) throw new Error('A page was built without its content security policy')
  return content.replaceAll('&#39;', "'").replaceAll('&apos;', "'").split(';')
}
