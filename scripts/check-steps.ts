import { weighAll, type Weighing } from './budgets.ts'
import { runLane, runStep, type Step, type StepOutcome } from './steps.ts'
import { clearReports, script, vitestStep } from './test-steps.ts'

const build: Step = { name: 'build', command: script('build') }

const site = vitestStep('site tests', 'site')

/** These read the types of the content, which the build writes. */
const afterBuild: readonly Step[] = [
  { name: 'types of the routes', command: script('types', '--', '--noSync') },
  { name: 'lint, and the types of all else', command: script('lint') },
]

const reading: readonly Step[] = [
  vitestStep('unit and property tests, content checks', 'unit'),
  { name: 'law', command: script('law') },
  { name: 'dead code', command: script('dead-code') },
  { name: 'format', command: script('format') },
]

/** Everything but the browser: two lanes side by side, then the budgets of what was built. */
export async function runChecks(): Promise<readonly StepOutcome[]> {
  clearReports()
  const [built, read] = await Promise.all([buildAndCheck(), runLane(reading)])
  const isBuilt = built.some(({ name, failed }) => name === build.name && failed === 0)
  return [...built, ...read, checkBudgets(isBuilt, weighAll)]
}

/** What was built is tested only where a build was made: an older one may lie about. */
async function buildAndCheck(): Promise<readonly StepOutcome[]> {
  const built = await runStep(build)
  return [built, ...(await runLane(built.failed === 0 ? [site, ...afterBuild] : afterBuild))]
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
