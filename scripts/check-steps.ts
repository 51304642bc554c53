import { rmSync } from 'node:fs'
import { weighAll } from './budgets.ts'
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
  return [...lanes.flat(), checkBudgets()]
}

function checkBudgets(): StepOutcome {
  const weighings = weighAll()
  const over = weighings.filter(({ bytes, limit }) => bytes > limit)
  const worst = weighings.toSorted((a, b) => b.bytes / b.limit - a.bytes / a.limit).slice(0, 6)
  for (const { what, bytes, limit } of over.length > 0 ? over : worst)
    console.log(`  ${bytes > limit ? 'over' : 'fits'}: ${what}: ${bytes} of ${limit} bytes`)
  const outcome = {
    name: 'budgets',
    passed: weighings.length - over.length,
    failed: over.length,
    output: '',
    seconds: 0,
  }
  console.log(`${over.length === 0 ? '✓' : '✗'} budgets (${outcome.passed} passed, ${outcome.failed} failed)`)
  return outcome
}

function script(name: string, ...args: readonly string[]): Step['command'] {
  return ['npm', 'run', '--silent', name, ...args]
}

function countUnitTests(): { passed: number; failed: number } {
  return countsIn(unitReport, [], ['numPassedTests'], ['numFailedTests', 'numPendingTests'])
}
