import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite, countQuestions, multiplyQuestions } from './site-copy.ts'
import type { ReportSection } from './report.ts'

const times = 10

/** Measures how the build time of the copy grows with the number of questions. */
export async function measureGrowth(folder: string): Promise<ReportSection> {
  const [fewer, shorter] = [await countQuestions(folder), await buildWithoutCaches(folder)]
  await multiplyQuestions(folder, times)
  const [more, longer] = [await countQuestions(folder), await buildWithoutCaches(folder)]
  return {
    title: 'Build without caches',
    baselineName: 'now',
    rows: [
      { name: 'Questions', ours: more, baseline: fewer, unit: '' },
      { name: 'Time', ours: longer, baseline: shorter, unit: 's' },
    ],
  }
}

async function buildWithoutCaches(folder: string): Promise<number> {
  for (const output of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    await rm(join(folder, output), { recursive: true, force: true })
  return buildSite(folder)
}
