/** A rule of a `_headers` file: an address pattern, and the headers for matching addresses. */
export type HeaderRule = Readonly<{ pattern: string; headers: readonly (readonly [string, string])[] }>

/** Parses the `_headers` format of static hosts: a line with a pattern, then indented lines with headers. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const blocks = text.split(/\n(?=\S)/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => {
      const [name = '', ...rest] = line.trim().split(': ')
      return [name, rest.join(': ')] as const
    })
    return { pattern, headers }
  })
}

export function writeHeaderRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** The headers of all matching rules, in order. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): readonly (readonly [string, string])[] {
  return rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers)
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
