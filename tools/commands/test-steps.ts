import { rmSync } from 'node:fs'
import type { Step } from './steps.ts'
import { countsIn } from './test-counts.ts'

/** The npm scripts that run tests, as steps that count them. Each writes a report under its own name. */

const folder = 'test-results'

export function script(name: string, ...args: readonly string[]): Step['command'] {
  return ['npm', 'run', '--silent', name, ...args]
}

/** The tests that Vitest runs by an npm script. */
export function vitestStep(name: string, scriptName: string): Step {
  const report = reportNamed(scriptName)
  return {
    name,
    command: script(
      ...[scriptName, '--', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
    ),
    count: () => countsIn(report, [], ['numPassedTests'], ['numFailedTests', 'numPendingTests']),
  }
}

/** The tests that Playwright runs by its own configuration, which names the same report. */
export function playwrightStep(name: string, reportName: string, ...args: readonly string[]): Step {
  const report = reportNamed(reportName)
  return {
    name,
    command: ['playwright', 'test', ...args],
    count: () => countsIn(report, ['stats'], ['expected'], ['unexpected', 'flaky', 'skipped']),
  }
}

/** Deletes the reports of an earlier run, so that they are not read as those of this one. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true })
}

function reportNamed(name: string): string {
  return `${folder}/${name}.json`
}
