import { existsSync } from 'node:fs'

const possiblePaths = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map(
    (folder) => `${process.env[folder] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
]

/** Playwright's launch option for the installed Chromium or Chrome, or {} if Playwright must use its own download. */
export function browserPath(): { executablePath?: string } {
  const executablePath = possiblePaths.find((path) => path !== undefined && existsSync(path))
  return executablePath === undefined ? {} : { executablePath }
}
