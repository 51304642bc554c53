import { runChecks } from './check-steps.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { printTotals, runStep, type StepOutcome } from './steps.ts'
import { playwrightStep, vitestStep } from './test-steps.ts'

/** Runs all checks, which build the site, then the two tiers of tests that need a browser. */

const began = performance.now()
const checks = await runChecks()
const checked = performance.now()
ensureBrowser()
const components = await runStep(vitestStep('component tests', 'component'))
const journeys = await runStep(playwrightStep('end-to-end tests', 'e2e'))

const seconds = { check: (checked - began) / 1000, component: components.seconds, e2e: journeys.seconds }
console.log(Object.entries(seconds).map(inSeconds).join(', '))
printTotals([...checks, components, journeys])

function inSeconds([tier, time]: [string, StepOutcome['seconds']]): string {
  return `${tier} ${time.toFixed(0)} s`
}
