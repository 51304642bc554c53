import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './browser.ts'
import { measureClicks } from './clicks.ts'
import { buildBaselines } from './baselines.ts'
import { measureFullTest } from './full-test.ts'
import { measureGrowth } from './growth.ts'
import { fileOf, pageKinds } from './pages.ts'
import { measurePaint } from './paint.ts'
import { measureProgress } from './progress.ts'
import { measureReady } from './ready.ts'
import { serveFolder } from './server.ts'
import { measureShift } from './shift.ts'
import { buildSite, copySite } from './site-copy.ts'
import { printSection, printTotals, type ReportSection } from './report.ts'

/**
 * Measures the site and two baselines in the same run and prints a comparison. It builds and measures a copy, so the
 * project itself is not changed. To run only some sections: npm run bench -- paint clicks
 */

const measurements = {
  paint: measurePaint,
  shift: measureShift,
  ready: measureReady,
  clicks: measureClicks,
  progress: measureProgress,
  tests: measureFullTest,
}
const names = [...Object.keys(measurements), 'build']
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Sections: ${names.join(', ')}`)
  process.exit(1)
}
const isRequested = (name: string): boolean => requested.length === 0 || requested.includes(name)

const start = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'gradus-bench-'))
// Deletes the temporary folder however the process ends.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const copy = join(folder, 'site')
console.log('Building a copy of the site, and the baselines…')
await copySite(copy)
const sections: ReportSection[] = []
if (names.some((name) => name !== 'build' && isRequested(name))) {
  await buildSite(copy)
  await buildBaselines(join(copy, 'dist'), join(folder, 'baselines'), pageKinds.map(fileOf))
  sections.push(...(await measureInBrowser(join(copy, 'dist'), join(folder, 'baselines', 'dist'))))
}
if (isRequested('build')) sections.push(await printWhenDone(measureGrowth(copy)))
printTotals(sections)
console.log(`${Math.round((performance.now() - start) / 1000)} s in total`)

async function measureInBrowser(
  siteFolder: string,
  baselinesFolder: string,
): Promise<readonly ReportSection[]> {
  const port = Number(process.env['BENCH_PORT'] ?? 4290)
  const site = await serveFolder(siteFolder, port)
  const baselines = await serveFolder(baselinesFolder, port + 1)
  const browser = await launch()
  const sections: ReportSection[] = []
  try {
    for (const [name, measure] of Object.entries(measurements))
      if (isRequested(name))
        sections.push(await printWhenDone(measure(browser, site.address, baselines.address)))
  } finally {
    await browser.close()
    await Promise.all([site.close(), baselines.close()])
  }
  return sections
}

async function printWhenDone(measurement: Promise<ReportSection>): Promise<ReportSection> {
  const startedAt = performance.now()
  const section = await measurement
  printSection(section, performance.now() - startedAt)
  return section
}
