import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether React takes over a part of the page. */
export function hasIsland(page: string): boolean {
  return page.includes('<astro-island')
}

/** What a script imports before it runs. */
const imports = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** The same, and what it may import while it runs. */
const allImports = /(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g

/** The scripts that a page's islands need, their imports included, as addresses. */
export function islandChunks(page: string, folder: string): readonly string[] {
  const entries = [...page.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map((match) => match[1] ?? '')
  return reachedBy(imports, entries, folder)
}

/** All that scripts may ever ask for, themselves included. */
export function everReached(scripts: readonly string[], folder: string): readonly string[] {
  return reachedBy(allImports, scripts, folder)
}

function reachedBy(pattern: RegExp, entries: readonly string[], folder: string): readonly string[] {
  const found = new Set<string>()
  const visit = (address: string): void => {
    if (found.has(address)) return
    found.add(address)
    const script = readFileSync(join(folder, address), 'utf8')
    for (const [, name] of script.matchAll(pattern)) visit(`/_astro/${name}`)
  }
  for (const entry of entries) visit(entry)
  return [...found]
}

/** Tells a page with islands all its scripts at once, at its end, so that they come in one round trip. */
export function withPreloads(page: string, chunks: readonly string[]): string {
  const links = chunks.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
  return page.replace('</body>', `${links}</body>`)
}

/** Tells a page without islands what to fetch once nobody needs the network. */
export function withPrefetch(page: string, chunks: readonly string[]): string {
  return page.replace(
    '<meta name="gradus:quiz-chunks" content="">',
    `<meta name="gradus:quiz-chunks" content="${chunks.join(' ')}">`,
  )
}
