import type { Page } from '@playwright/test'

/** How far what is on the screen was moved since the page came, without the visitor's doing. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 500)
      }),
  )
}
