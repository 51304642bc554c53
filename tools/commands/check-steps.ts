import { rmSync } from 'node:fs'
import { weighAll, type Weighing } from '../after-build/budgets.ts'
import { countsIn } from './test-counts.ts'
import { runLane, type Step, type StepOutcome } from './steps.ts'

const unitReport = 'test-results/unit.json'

const building: readonly Step[] = [
  // The build comes first: it also writes the types of the content, which the two steps after it read.
  { name: 'build', command: script('build') },
  { name: 'types of the routes', command: script('types', '--', '--noSync') },
  { name: 'lint, and the types of all else', command: script('lint') },
]

const reading: readonly Step[] = [
  {
    name: 'unit and property tests, content checks',
    command: script('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
    count: countUnitTests,
  },
  { name: 'law', command: script('law') },
  { name: 'dead code', command: script('dead-code') },
  { name: 'format', command: script('format') },
]

/** Everything but the browser: two lanes side by side, then the budgets of what was built. */
export async function runChecks(): Promise<readonly StepOutcome[]> {
  rmSync(unitReport, { force: true })
  const lanes = await Promise.all([runLane(building), runLane(reading)])
  const outcomes = lanes.flat()
  const isBuilt = outcomes.some(({ name, failed }) => name === 'build' && failed === 0)
  return [...outcomes, checkBudgets(isBuilt, weighAll)]
}

/** Weighs what was built. Where nothing was, an older build may lie about: that is not weighed, and counts as failed. */
export function checkBudgets(isBuilt: boolean, weigh: () => readonly Weighing[]): StepOutcome {
  const { passed, failed, lines } = isBuilt ? weighed(weigh) : fault('there is no build to weigh')
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
