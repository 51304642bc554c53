import { expect, test } from 'vitest'
import { latePageChunk, pageChunk, islandChunk, questionChunk } from './script-groups.ts'

/** The static and the dynamic importers of each module. */
const importers: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'theme.ts': [['document.astro?astro&type=script'], []],
  'keys.ts': [['theme.ts', 'quiz.tsx'], []],
  'calendar.ts': [[], ['theme.ts']],
  'export.ts': [[], ['theme.ts', 'quiz.tsx']],
  'dates.ts': [['calendar.ts', 'quiz.tsx'], []],
  'score.ts': [['quiz.tsx', 'progress.tsx'], []],
  'one.ts': [['two.ts'], []],
  'two.ts': [['one.ts', 'quiz.tsx'], []],
  'quiz.tsx': [[], []],
  'progress.tsx': [[], []],
  'practice.tsx': [[], []],
  '/src/renderer/stem.tsx': [['quiz.tsx', 'practice.tsx'], []],
  'session.ts': [['quiz.tsx', 'practice.tsx'], []],
}
const importedBy = (id: string): readonly string[] =>
  Object.keys(importers).filter((other) => importers[other]?.[0].includes(id))
const graph = {
  getModuleInfo: (id: string) => {
    const [now = [], later = []] = importers[id] ?? []
    return { importers: now, dynamicImporters: later, importedIds: importedBy(id) }
  },
}

test.each([
  ['a static import of a page script, direct or indirect', 'keys.ts', 'page', 'late'],
  ['a dynamic import of a page script, and its own imports', 'dates.ts', null, 'late'],
  ['a module that only islands import', 'score.ts', null, null],
  ['what pages with questions also import with `import()`', 'export.ts', null, 'later'],
  ['what pages with questions never load', 'calendar.ts', null, 'overview'],
  ['modules that import each other', 'one.ts', null, null],
])('%s', (_, id, atOnce, later) => {
  expect([pageChunk(id, graph), latePageChunk(id, graph)]).toEqual([atOnce, later])
})

test('what only islands with questions import has a chunk of its own', () => {
  for (const id of ['session.ts', '/src/renderer/stem.tsx'])
    expect([questionChunk(id, graph), islandChunk(id, graph)]).toEqual(['questions', null])
  expect([questionChunk('score.ts', graph), islandChunk('score.ts', graph)]).toEqual([null, 'islands'])
})
