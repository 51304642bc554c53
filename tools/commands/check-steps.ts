import { measureSizes, type SizeMeasurement } from '../after-build/budgets.ts'
import { runLane, runStep, type Step, type StepOutcome } from './steps.ts'
import { clearReports, script, vitestStep } from './test-steps.ts'

const build: Step = { name: 'build', command: script('build') }

const site = vitestStep('site tests', 'site')

/** These need the types of the content collections, which the build writes. */
const afterBuild: readonly Step[] = [
  { name: 'types of .astro files', command: script('types', '--', '--noSync') },
  { name: 'lint, and types of all other files', command: script('lint') },
]

const reading: readonly Step[] = [
  vitestStep('unit and property tests, content checks', 'unit'),
  { name: 'import rules', command: script('law') },
  { name: 'dead code', command: script('dead-code') },
  { name: 'format', command: script('format') },
]

/** All checks that need no browser: two lists of steps in parallel, then the byte budgets of the build. */
export async function runChecks(): Promise<readonly StepOutcome[]> {
  clearReports()
  const [built, read] = await Promise.all([buildAndCheck(), runLane(reading)])
  const isBuilt = built.some(({ name, failed }) => name === build.name && failed === 0)
  return [...built, ...read, checkBudgets(isBuilt, measureSizes)]
}

/** The site tests run only after a successful build: an older one may still be in dist/. */
async function buildAndCheck(): Promise<readonly StepOutcome[]> {
  const built = await runStep(build)
  return [built, ...(await runLane(built.failed === 0 ? [site, ...afterBuild] : afterBuild))]
}

/** Checks the byte budgets. If the build failed, an older build may still be in dist/, so budgets count as failed. */
export function checkBudgets(isBuilt: boolean, measure: () => readonly SizeMeasurement[]): StepOutcome {
  const { passed, failed, lines } = isBuilt
    ? compareWithLimits(measure)
    : fault('the build failed, so there is nothing to measure')
  for (const line of lines) console.log(`  ${line}`)
  console.log(`${failed === 0 ? '✓' : '✗'} budgets (${passed} passed, ${failed} failed)`)
  return { name: 'budgets', passed, failed, output: '', seconds: 0 }
}

type Verdict = Readonly<{ passed: number; failed: number; lines: readonly string[] }>

function compareWithLimits(measure: () => readonly SizeMeasurement[]): Verdict {
  try {
    const sizes = measure()
    const over = sizes.filter(({ bytes, limit }) => bytes > limit)
    const worst = sizes.toSorted((a, b) => b.bytes / b.limit - a.bytes / a.limit).slice(0, 6)
    const lines = (over.length > 0 ? over : worst).map(
      ({ name, bytes, limit }) => `${bytes > limit ? 'over' : 'fits'}: ${name}: ${bytes} of ${limit} bytes`,
    )
    return { passed: sizes.length - over.length, failed: over.length, lines }
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  }
}

function fault(line: string): Verdict {
  return { passed: 0, failed: 1, lines: [line] }
}
