import { expect, test } from 'vitest'
import { late, page } from './script-groups.ts'

/** Who imports each module, and who does so while it runs. */
const importers: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'theme.ts': [['document.astro?astro&type=script'], []],
  'keys.ts': [['theme.ts', 'quiz.tsx'], []],
  'calendar.ts': [[], ['theme.ts']],
  'dates.ts': [['calendar.ts', 'quiz.tsx'], []],
  'score.ts': [['quiz.tsx', 'progress.tsx'], []],
  'one.ts': [['two.ts'], []],
  'two.ts': [['one.ts', 'quiz.tsx'], []],
  'quiz.tsx': [[], []],
}
const imports = {
  getModuleInfo: (id: string) => {
    const [now = [], later = []] = importers[id] ?? []
    return { importers: now, dynamicImporters: later }
  },
}

test.each([
  ['what the script of a page imports, at whatever remove', 'keys.ts', 'page', 'late'],
  ['what it imports while it runs, with all that this needs', 'dates.ts', null, 'late'],
  ['what only islands import', 'score.ts', null, null],
  ['what goes round in a circle', 'one.ts', null, null],
])('%s', (_, id, atOnce, later) => {
  expect([page(id, imports), late(id, imports)]).toEqual([atOnce, later])
})
