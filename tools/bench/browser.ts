import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { browserPath } from '../commands/find-browser.ts'

/** Processor slowdown, network speed and screen size that a page is measured with. */
export type Conditions = Readonly<{ slowdown: number; slowNetwork: boolean; wide?: boolean }>

/** A cheap phone on a poor network. */
export const cheapPhone: Conditions = { slowdown: 4, slowNetwork: true }

const phone = { width: 375, height: 740 }
const desktop = { width: 1280, height: 800 }

/** 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const poorNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return chromium.launch({
    ...browserPath(),
    args: [...args, '--disable-background-networking', '--disable-component-update'],
  })
}

/** Opens an empty page under these conditions in the given context. */
export async function openPage(context: BrowserContext, conditions: Conditions): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(conditions.wide === true ? desktop : phone)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (conditions.slowNetwork) await session.send('Network.emulateNetworkConditions', poorNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  return page
}

/** Measures with a page in a new browser context, without cache or storage, and closes it afterwards. */
export async function withColdPage<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext()
  try {
    return await measure(await openPage(context, conditions))
  } finally {
    await context.close()
  }
}
