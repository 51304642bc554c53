import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite, countQuestions, multiplyQuestions } from './site-copy.ts'
import type { Part } from './table.ts'

const times = 10

/** How long the copy of the project takes to build, and how that grows with the questions. */
export async function measureGrowth(folder: string): Promise<Part> {
  const [fewer, shorter] = [await countQuestions(folder), await buildAfresh(folder)]
  await multiplyQuestions(folder, times)
  const [more, longer] = [await countQuestions(folder), await buildAfresh(folder)]
  return {
    title: 'Build from nothing',
    floorName: 'as it is',
    rows: [
      { name: 'Questions', ours: more, floor: fewer, unit: '' },
      { name: 'Time', ours: longer, floor: shorter, unit: 's' },
    ],
  }
}

async function buildAfresh(folder: string): Promise<number> {
  for (const made of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    await rm(join(folder, made), { recursive: true, force: true })
  return buildSite(folder)
}
