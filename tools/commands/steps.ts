import { spawn } from 'node:child_process'

/** How a part of the checks ended: how many things it tried, and what it has to say. */
export type StepOutcome = Readonly<{
  name: string
  passed: number
  failed: number
  output: string
  seconds: number
}>

/** A command that either succeeds or says why not. */
export type Step = Readonly<{
  name: string
  command: readonly [string, ...string[]]
  /** Reads how many tests it ran, where it counts them; without it the step itself is the one thing tried. */
  count?: () => Readonly<{ passed: number; failed: number }>
}>

export async function runStep(step: Step): Promise<StepOutcome> {
  const began = performance.now()
  const { status, output } = await run(step.command)
  const counted = step.count?.() ?? { passed: 0, failed: 0 }
  const nothingCounted = counted.passed + counted.failed === 0
  const outcome = {
    name: step.name,
    passed: counted.passed + (nothingCounted && status === 0 ? 1 : 0),
    failed: counted.failed + (status !== 0 && counted.failed === 0 ? 1 : 0),
    output,
    seconds: (performance.now() - began) / 1000,
  }
  report(outcome)
  return outcome
}

/** Runs steps one after the other. */
export async function runLane(steps: readonly Step[]): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

/** The last line of every run. */
export function printTotals(outcomes: readonly StepOutcome[]): void {
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function report(outcome: StepOutcome): void {
  const mark = outcome.failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${outcome.name} (${outcome.passed} passed, ${outcome.failed} failed, ${outcome.seconds.toFixed(1)} s)`,
  )
  if (outcome.failed > 0) console.log(outcome.output)
}

function run([command, ...args]: readonly [string, ...string[]]): Promise<{
  status: number
  output: string
}> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // Windows finds what npm has installed by its shell only.
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
