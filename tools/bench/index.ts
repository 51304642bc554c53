import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './browser.ts'
import { measureClicks } from './clicks.ts'
import { buildFloors } from './floors.ts'
import { measureGrowth } from './growth.ts'
import { fileOf, pageKinds } from './pages.ts'
import { measurePaint } from './paint.ts'
import { measureProgress } from './progress.ts'
import { measureReady } from './ready.ts'
import { serveFolder } from './server.ts'
import { measureShift } from './shift.ts'
import { buildSite, copySite } from './site-copy.ts'
import { printPart, printTotals, type Part } from './table.ts'

/**
 * Measures the site against two floors in the same run, and prints how it stands to them. It builds and
 * measures a copy, so nothing here is touched. Parts can be named: npm run bench -- paint clicks
 */

const measurements = {
  paint: measurePaint,
  shift: measureShift,
  ready: measureReady,
  clicks: measureClicks,
  progress: measureProgress,
}
const names = [...Object.keys(measurements), 'build']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. The parts: ${names.join(', ')}`)
  process.exit(1)
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

const start = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'gradus-bench-'))
// However it ends, even by a crash or Ctrl+C, nothing is left behind.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const copy = join(folder, 'site')
console.log('Building a copy of the site, and the floors…')
await copySite(copy)
const parts: Part[] = []
if (names.some((name) => name !== 'build' && isWanted(name))) {
  await buildSite(copy)
  await buildFloors(join(copy, 'dist'), join(folder, 'floors'), pageKinds.map(fileOf))
  parts.push(...(await measureInBrowser(join(copy, 'dist'), join(folder, 'floors', 'dist'))))
}
if (isWanted('build')) parts.push(await shown(measureGrowth(copy)))
printTotals(parts)
console.log(`${Math.round((performance.now() - start) / 1000)} s in all`)

async function measureInBrowser(siteFolder: string, floorsFolder: string): Promise<readonly Part[]> {
  const port = Number(process.env['BENCH_PORT'] ?? 4290)
  const site = await serveFolder(siteFolder, port)
  const floors = await serveFolder(floorsFolder, port + 1)
  const browser = await launch()
  const parts: Part[] = []
  try {
    for (const [name, measure] of Object.entries(measurements))
      if (isWanted(name)) parts.push(await shown(measure(browser, site.address, floors.address)))
  } finally {
    await browser.close()
    await Promise.all([site.close(), floors.close()])
  }
  return parts
}

async function shown(measuring: Promise<Part>): Promise<Part> {
  const begun = performance.now()
  const part = await measuring
  printPart(part, performance.now() - begun)
  return part
}
