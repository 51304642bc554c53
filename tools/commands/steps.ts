import { spawn } from 'node:child_process'

/** The result of a step: its numbers of passed and failed tests, and its output. */
export type StepOutcome = Readonly<{
  name: string
  passed: number
  failed: number
  output: string
  seconds: number
}>

/** A command that is part of the checks. */
export type Step = Readonly<{
  name: string
  command: readonly [string, ...string[]]
  /** Reads the numbers of passed and failed tests. Without it, or if it finds none, the step counts as one test. */
  count?: () => Readonly<{ passed: number; failed: number }>
}>

export async function runStep(step: Step): Promise<StepOutcome> {
  const startedAt = performance.now()
  const { status, output } = await run(step.command)
  const counts = step.count?.() ?? { passed: 0, failed: 0 }
  const hasNoCounts = counts.passed + counts.failed === 0
  const outcome = {
    name: step.name,
    passed: counts.passed + (hasNoCounts && status === 0 ? 1 : 0),
    failed: counts.failed + (status !== 0 && counts.failed === 0 ? 1 : 0),
    output,
    seconds: (performance.now() - startedAt) / 1000,
  }
  report(outcome)
  return outcome
}

/** Runs steps one after another. */
export async function runLane(steps: readonly Step[]): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

/** Prints the last line of a run and sets the exit code. */
export function printTotals(outcomes: readonly StepOutcome[]): void {
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function report(outcome: StepOutcome): void {
  const symbol = outcome.failed === 0 ? '✓' : '✗'
  console.log(
    `${symbol} ${outcome.name} (${outcome.passed} passed, ${outcome.failed} failed, ${outcome.seconds.toFixed(1)} s)`,
  )
  if (outcome.failed > 0) console.log(outcome.output)
}

function run([command, ...args]: readonly [string, ...string[]]): Promise<{
  status: number
  output: string
}> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // On Windows, tools that npm has installed can only be started through the shell.
      shell: process.platform === 'win32',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}
