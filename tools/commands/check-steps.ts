import { rmSync } from 'node:fs'
import { weighAll, type Weighing } from '../after-build/budgets.ts'
import { countsIn } from './test-counts.ts'
import { runLane, type Step, type StepOutcome } from './steps.ts'

const unitReport = 'test-results/unit.json'

const building: readonly Step[] = [
  // The build must be first, because it writes the types of the content collections that the next two steps need.
  { name: 'build', command: script('build') },
  { name: 'types of .astro files', command: script('types', '--', '--noSync') },
  { name: 'lint, and types of all other files', command: script('lint') },
]

const reading: readonly Step[] = [
  {
    name: 'unit and property tests, content checks',
    command: script('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
    count: countUnitTests,
  },
  { name: 'import rules', command: script('law') },
  { name: 'dead code', command: script('dead-code') },
  { name: 'format', command: script('format') },
]

/** All checks that need no browser: two lists of steps in parallel, then the byte budgets of the build. */
export async function runChecks(): Promise<readonly StepOutcome[]> {
  rmSync(unitReport, { force: true })
  const lanes = await Promise.all([runLane(building), runLane(reading)])
  const outcomes = lanes.flat()
  const isBuilt = outcomes.some(({ name, failed }) => name === 'build' && failed === 0)
  return [...outcomes, checkBudgets(isBuilt, weighAll)]
}

/** Checks the byte budgets. If the build failed, an older build may still be in dist/, so budgets count as failed. */
export function checkBudgets(isBuilt: boolean, weigh: () => readonly Weighing[]): StepOutcome {
  const { passed, failed, lines } = isBuilt
    ? weighed(weigh)
    : fault('the build failed, so there is nothing to measure')
  for (const line of lines) console.log(`  ${line}`)
  console.log(`${failed === 0 ? '✓' : '✗'} budgets (${passed} passed, ${failed} failed)`)
  return { name: 'budgets', passed, failed, output: '', seconds: 0 }
}

type Verdict = Readonly<{ passed: number; failed: number; lines: readonly string[] }>

function weighed(weigh: () => readonly Weighing[]): Verdict {
  try {
    const weighings = weigh()
    const over = weighings.filter(({ bytes, limit }) => bytes > limit)
    const worst = weighings.toSorted((a, b) => b.bytes / b.limit - a.bytes / a.limit).slice(0, 6)
    const lines = (over.length > 0 ? over : worst).map(
      ({ what, bytes, limit }) => `${bytes > limit ? 'over' : 'fits'}: ${what}: ${bytes} of ${limit} bytes`,
    )
    return { passed: weighings.length - over.length, failed: over.length, lines }
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  }
}

function fault(line: string): Verdict {
  return { passed: 0, failed: 1, lines: [line] }
}

function script(name: string, ...args: readonly string[]): Step['command'] {
  return ['npm', 'run', '--silent', name, ...args]
}

function countUnitTests(): { passed: number; failed: number } {
  return countsIn(unitReport, [], ['numPassedTests'], ['numFailedTests', 'numPendingTests'])
}
