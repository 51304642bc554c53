import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { everReached, hasIsland, islandChunks } from './island-chunks.ts'

/** What each kind of page may weigh, in bytes as brotli sends them. Bytes do not depend on the machine. */

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))

const limits = {
  reading: { page: 14_000, script: 3_000 },
  guide: { page: 20_000, script: 3_000 },
  words: { page: 25_000, script: 3_000 },
  interactive: { page: 20_000, script: 75_000 },
  /** All that a page without islands may ever ask for by itself, such as a calendar: React alone weighs 55,000. */
  ever: 20_000,
  /** The same for a page with islands: dialogs, rarer kinds of questions, the form of the practice page. */
  interactiveEver: 84_000,
  font: 35_000,
} as const

export type Weighing = Readonly<{ what: string; bytes: number; limit: number }>

/** Weighs every page that has been built, and the fonts. */
export function weighAll(): readonly Weighing[] {
  const pages = globSync('**/*.html', { cwd: folder }).toSorted()
  return [...pages.flatMap(weighPage), ...weighFonts()]
}

function weighPage(name: string): readonly Weighing[] {
  const page = readFileSync(join(folder, name), 'utf8')
  const limit = limitFor(name, page)
  return [
    {
      what: `${name}: HTML and CSS`,
      bytes: sent(name) + sum(linked(page, /<link rel="stylesheet" href="([^"]+)"/g)),
      limit: limit.page,
    },
    { what: `${name}: script`, bytes: sum(scriptsOf(page)), limit: limit.script },
    weighEver(name, page),
  ]
}

function weighEver(name: string, page: string): Weighing {
  const scripts = everReached(scriptsOf(page), folder)
  const limit = hasIsland(page) ? limits.interactiveEver : limits.ever
  return { what: `${name}: script, early and late`, bytes: sum(scripts), limit }
}

function limitFor(name: string, page: string): Readonly<{ page: number; script: number }> {
  if (hasIsland(page)) return limits.interactive
  if (name.startsWith('gre-vocabulary/')) return limits.words
  return page.includes('data-guide') ? limits.guide : limits.reading
}

/** Every script a page asks for, whether by itself, by an island, or by an import before it runs. */
function scriptsOf(page: string): readonly string[] {
  const asIslands = ownScripts(page)
    .map((address) => `component-url="${address}"`)
    .join(' ')
  return islandChunks(page + asIslands, folder)
}

function ownScripts(page: string): readonly string[] {
  return linked(page, /<script[^>]* src="([^"]+)"/g)
}

/** One font for text, and one that only mathematics asks for. */
function weighFonts(): readonly Weighing[] {
  const fonts = globSync('_astro/*.woff2', { cwd: folder })
  if (fonts.length !== 2)
    throw new Error(`There should be a text font and a mathematics font, not ${fonts.join(', ')}`)
  return fonts.map((name) => ({ what: name, bytes: statSync(join(folder, name)).size, limit: limits.font }))
}

function linked(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].map((match) => match[1] ?? '')
}

function sum(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + sent(address), 0)
}

/** Bytes on the wire: the compressed form that the build has put beside the file. */
function sent(address: string): number {
  return statSync(join(folder, `${address}.br`)).size
}
