import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { BrowserDriver } from './browser-driver.ts'

const places = [process.env['FIREFOX_PATH'], '/usr/bin/firefox', '/usr/bin/firefox-esr']

/** The Firefox of this machine, driven by WebDriver BiDi; nothing where there is none. */
export async function firefox(): Promise<BrowserDriver | null> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 375, height: 740 })
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return {
    name: await browser.version(),
    open: (address) => page.goto(address),
    run: (inPage) => page.evaluate(`(${String(inPage)})()`),
    press: (key) => page.keyboard.press(key),
    reload: () => page.reload(),
    complaints: () => {
      const since = complaints
      complaints = []
      return since
    },
    close: () => browser.close(),
  }
}
