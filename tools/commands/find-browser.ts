import { existsSync } from 'node:fs'

const places = [
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

/** The Chromium or Chrome of this machine, in the form Playwright asks for; nothing where it must bring its own. */
export function browserPath(): { executablePath?: string } {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  return executablePath === undefined ? {} : { executablePath }
}
