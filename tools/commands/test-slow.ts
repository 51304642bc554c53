import { existsSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.ts'
import { printTotals, runLane } from './steps.ts'
import { clearReports, playwrightStep, script } from './test-steps.ts'

/** Runs the tests that take too long for every day: tests/slow in Chromium, then the other browsers if installed. */

if (!existsSync('dist')) {
  console.error('There is no build to test. Run npm run build first.')
  process.exit(1)
}
clearReports()
ensureBrowser()
const outcomes = await runLane([
  playwrightStep('slow tests', 'slow', '--config', 'playwright.slow.config.ts'),
  { name: 'other browsers', command: script('browsers') },
])
printTotals(outcomes)
