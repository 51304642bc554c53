import type { Page } from '@playwright/test'

/** Measurements of one page load. Times are in milliseconds from the start of the navigation. */
export type Load = Readonly<{ first: number; largest: number; blocking: number; shift: number }>

/** Loads a page, coming from another site, and waits until fonts and islands are ready and the layout is stable. */
export async function load(page: Page, address: string): Promise<Load> {
  await page.goto('data:text/html,elsewhere')
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  return page.evaluate(readLoad)
}

/** Runs in the page: reads the performance entries of the navigation. */
async function readLoad(): Promise<Load> {
  const entriesOf = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect()
        resolve(list.getEntries())
      })
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve(observer.takeRecords()), 150)
    })
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entriesOf),
  )
  const first = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const numberIn = (entry: object, name: string): number => Number(Reflect.get(entry, name))
  return {
    first,
    largest: largest?.at(-1)?.startTime ?? Number.NaN,
    blocking: (tasks ?? [])
      .filter((task) => task.startTime + task.duration > first)
      .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    shift: (shifts ?? []).reduce((sum, shift) => sum + numberIn(shift, 'value'), 0),
  }
}
