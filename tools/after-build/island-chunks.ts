import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether React hydrates a part of the page. */
export function hasIsland(page: string): boolean {
  return page.includes('<astro-island')
}

/** Static imports. */
const staticImports = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** Static and dynamic imports. */
const allImports = /(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g

/** The addresses of the scripts that a page's islands need, including static imports. */
export function islandChunks(page: string, folder: string): readonly string[] {
  const entries = [...page.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map((match) => match[1] ?? '')
  return followImports(staticImports, entries, folder)
}

/** The given scripts and everything they import, statically or dynamically. */
export function reachableScripts(scripts: readonly string[], folder: string): readonly string[] {
  return followImports(allImports, scripts, folder)
}

function followImports(pattern: RegExp, entries: readonly string[], folder: string): readonly string[] {
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

/** Adds preload links for all scripts at the end of a page with islands, so that they load in one round trip. */
export function addPreloads(page: string, chunks: readonly string[]): string {
  const links = chunks.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
  return page.replace('</body>', `${links}</body>`)
}

/** Lists the scripts that a page without islands prefetches while the network is idle. */
export function addPrefetchList(page: string, chunks: readonly string[]): string {
  return page.replace(
    '<meta name="gradus:quiz-chunks" content="">',
    `<meta name="gradus:quiz-chunks" content="${chunks.join(' ')}">`,
  )
}
