import { spawnSync } from 'node:child_process'
import { browserPath } from './find-browser.ts'

/** Sees to it that there is a Chromium: the machine's own, else Debian's package, else Playwright's download. */
export function ensureBrowser(): void {
  if (browserPath().executablePath !== undefined) return
  console.log('No Chrome or Chromium on this machine; installing one…')
  const isRoot = process.getuid?.() === 0
  if (isRoot && succeeds('apt-get', ['--version'])) {
    runShown('apt-get', ['update'])
    runShown('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    if (browserPath().executablePath !== undefined) return
  }
  runShown('playwright', ['install', 'chromium'])
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function runShown(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
}
