import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { everReached, hasIsland, islandChunks } from './island-chunks.ts'

/** What each kind of page may weigh, in bytes as brotli sends them. Bytes do not depend on the machine. */

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))

const kilobyte = 1024

const limits = {
  /** `ever` is all that a page may ask for by itself, now or later. A calendar fits; React, with some 57 KB, does not. */
  reading: { page: 20 * kilobyte, script: 6 * kilobyte, ever: 30 * kilobyte },
  interactive: { page: 25 * kilobyte, script: 90 * kilobyte, ever: 110 * kilobyte },
  font: 35 * kilobyte,
} as const

export type Weighing = Readonly<{ what: string; bytes: number; limit: number }>

/** Weighs every page that has been built, and the fonts. */
export function weighAll(): readonly Weighing[] {
  const pages = globSync('**/*.html', { cwd: folder }).toSorted()
  return [...pages.flatMap(weighPage), ...weighFonts()]
}

function weighPage(name: string): readonly Weighing[] {
  const page = readFileSync(join(folder, name), 'utf8')
  const limit = hasIsland(page) ? limits.interactive : limits.reading
  const scripts = scriptsOf(page)
  const inline = inlineScriptsOf(page).reduce((total, text) => total + brotliCompressSync(text).length, 0)
  const styles = linked(page, /<link rel="stylesheet" href="([^"]+)"/g)
  return [
    { what: `${name}: HTML and CSS`, bytes: sent(name) - inline + sum(styles), limit: limit.page },
    { what: `${name}: script`, bytes: inline + sum(scripts), limit: limit.script },
    {
      what: `${name}: script, early and late`,
      bytes: inline + sum(everReached(scripts, folder)),
      limit: limit.ever,
    },
  ]
}

/** The texts of the scripts that stand in a page; structured data is none. */
function inlineScriptsOf(page: string): readonly string[] {
  return linked(page, /<script(?! [^>]*(?:src|type)=)[^>]*>([^<]+)<\/script>/g)
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
