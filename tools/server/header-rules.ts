/** A rule of a `_headers` file: the addresses it is for, and the headers they get. */
export type HeaderRule = Readonly<{ pattern: string; headers: readonly (readonly [string, string])[] }>

/** Reads the format that static hosts share: an address, then indented headers. */
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

/** Every header for an address; a later rule adds to an earlier one. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): readonly (readonly [string, string])[] {
  return rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers)
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
