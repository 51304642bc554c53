import { spawnSync } from 'node:child_process'
import { browserPath } from './find-browser.ts'

/** Makes sure that a Chromium exists: the installed one, otherwise Debian's package, otherwise Playwright's download. */
export function ensureBrowser(): void {
  if (browserPath().executablePath !== undefined) return
  console.log('Chrome or Chromium is not installed. Installing it…')
  const isRoot = process.getuid?.() === 0
  if (isRoot && succeeds('apt-get', ['--version'])) {
    runWithOutput('apt-get', ['update'])
    runWithOutput('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    if (browserPath().executablePath !== undefined) return
  }
  runWithOutput('playwright', ['install', 'chromium'])
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function runWithOutput(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
}
