import type { Browser } from '@playwright/test'
import { openPage } from './browser.ts'
import { load } from './load.ts'
import { pageKinds } from './pages.ts'
import { seed } from './seed.ts'
import { atMost, type ReportSection, type ReportRow } from './report.ts'

const storedResults = 1000

/** Measures layout shift on desktop, and for returning visitors with stored results. */
export async function measureShift(browser: Browser, site: string): Promise<ReportSection> {
  const rows: ReportRow[] = []
  for (const wide of [false, true]) {
    for (const returning of [false, true]) {
      // paint.ts already measures a new visitor on a phone.
      if (!wide && !returning) continue
      for (const kind of pageKinds) {
        const context = await browser.newContext()
        if (returning) await seed(context, site, storedResults)
        const page = await openPage(context, { slowdown: 1, slowNetwork: true, wide })
        const session = await context.newCDPSession(page)
        await session.send('Network.clearBrowserCache')
        const { shift } = await load(page, site + kind.path)
        const visitor = `${wide ? 'desktop' : 'phone'}${returning ? ', with stored results' : ''}`
        rows.push({ name: `${kind.name}: ${visitor}`, ours: shift, unit: '', target: atMost(0, shift) })
        await context.close()
      }
    }
  }
  return { title: 'Layout shift when fonts load late', baselineName: '', rows }
}
