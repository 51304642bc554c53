import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { BrowserDriver } from './browser-driver.ts'

const possiblePaths = [process.env['FIREFOX_PATH'], '/usr/bin/firefox', '/usr/bin/firefox-esr']

/** Starts the installed Firefox with WebDriver BiDi. Returns null if Firefox is not installed. */
export async function startFirefox(): Promise<BrowserDriver | null> {
  const executablePath = possiblePaths.find((path) => path !== undefined && existsSync(path))
  if (executablePath === undefined) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 375, height: 740 })
  let errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    name: await browser.version(),
    open: (address) => page.goto(address),
    run: (inPage) => page.evaluate(`(${String(inPage)})()`),
    press: (key) => page.keyboard.press(key),
    reload: () => page.reload(),
    takeErrors: () => {
      const sinceLastCall = errors
      errors = []
      return sinceLastCall
    },
    close: () => browser.close(),
  }
}
