import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { reachableScripts, hasIsland, islandChunks } from './island-chunks.ts'

/** Byte budgets of pages and fonts, after brotli compression. Unlike times, bytes do not depend on the machine. */

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))

const kilobyte = 1024

const limits = {
  /** `total` also counts scripts loaded with `import()`. A calendar fits, but React (about 57 KB) does not. */
  reading: { page: 20 * kilobyte, script: 6 * kilobyte, total: 30 * kilobyte },
  interactive: { page: 25 * kilobyte, script: 90 * kilobyte, total: 110 * kilobyte },
  /** A whole test to print, or its key: 114 questions with their figures, and no script of its own. */
  paper: { page: 90 * kilobyte, script: 6 * kilobyte, total: 30 * kilobyte },
  /** The full tests, their list and their reports. */
  test: { page: 25 * kilobyte, script: 110 * kilobyte, total: 130 * kilobyte },
  font: 35 * kilobyte,
} as const

export type SizeMeasurement = Readonly<{ name: string; bytes: number; limit: number }>

/** Measures the size of every built page and font. */
export function measureSizes(): readonly SizeMeasurement[] {
  const pages = globSync('**/*.html', { cwd: folder }).toSorted()
  return [...pages.flatMap(measurePage), ...measureFonts()]
}

function measurePage(name: string): readonly SizeMeasurement[] {
  const page = readFileSync(join(folder, name), 'utf8')
  const limit = limitOf(name, page)
  const scripts = scriptsOf(page)
  const inline = inlineScriptsOf(page).reduce((total, text) => total + brotliCompressSync(text).length, 0)
  const styles = captures(page, /<link rel="stylesheet" href="([^"]+)"/g)
  return [
    {
      name: `${name}: HTML and CSS`,
      bytes: compressedSize(name) - inline + totalSize(styles),
      limit: limit.page,
    },
    { name: `${name}: script`, bytes: inline + totalSize(scripts), limit: limit.script },
    {
      name: `${name}: script, including dynamic imports`,
      bytes: inline + totalSize(reachableScripts(scripts, folder)),
      limit: limit.total,
    },
  ]
}

function limitOf(name: string, page: string): Readonly<{ page: number; script: number; total: number }> {
  if (/^tests\/.+\//.test(name)) return limits.paper
  if (name.startsWith('tests')) return limits.test
  return hasIsland(page) ? limits.interactive : limits.reading
}

/** The texts of the inline scripts of a page, without JSON-LD. */
function inlineScriptsOf(page: string): readonly string[] {
  return captures(page, /<script(?! [^>]*(?:src|type)=)[^>]*>([^<]+)<\/script>/g)
}

/** Every script that a page loads at once: its own, those of its islands, and their static imports. */
function scriptsOf(page: string): readonly string[] {
  const asIslands = linkedScriptsOf(page)
    .map((address) => `component-url="${address}"`)
    .join(' ')
  return islandChunks(page + asIslands, folder)
}

function linkedScriptsOf(page: string): readonly string[] {
  return captures(page, /<script[^>]* src="([^"]+)"/g)
}

/** The site has one text font and one mathematics font. */
function measureFonts(): readonly SizeMeasurement[] {
  const fonts = globSync('_astro/*.woff2', { cwd: folder })
  if (fonts.length !== 2)
    throw new Error(`Expected a text font and a mathematics font, found: ${fonts.join(', ')}`)
  return fonts.map((name) => ({ name, bytes: statSync(join(folder, name)).size, limit: limits.font }))
}

function captures(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].map((match) => match[1] ?? '')
}

function totalSize(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + compressedSize(address), 0)
}

/** Bytes sent over the network: the size of the .br file that the build wrote next to the file. */
function compressedSize(address: string): number {
  return statSync(join(folder, `${address}.br`)).size
}
