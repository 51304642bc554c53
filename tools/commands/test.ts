import { rmSync } from 'node:fs'
import { runChecks } from './check-steps.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { printTotals, runStep } from './steps.ts'
import { countsIn } from './test-counts.ts'

/** Runs all checks, then the browser tests. */

const browserReport = 'test-results/e2e.json'

const checks = await runChecks()
ensureBrowser()
rmSync(browserReport, { force: true })
const inBrowser = await runStep({
  name: 'browser tests',
  command: ['playwright', 'test'],
  count: countBrowserTests,
})
printTotals([...checks, inBrowser])

function countBrowserTests(): { passed: number; failed: number } {
  return countsIn(browserReport, ['stats'], ['expected'], ['unexpected', 'flaky', 'skipped'])
}
