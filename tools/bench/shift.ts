import type { Browser } from '@playwright/test'
import { openPage } from './browser.ts'
import { load } from './load.ts'
import { pageKinds } from './pages.ts'
import { seed } from './seed.ts'
import { atMost, type Part, type Row } from './table.ts'

const storedResults = 1000

/** What moves under the eyes of somebody at a desk, and of somebody who comes back with a history. */
export async function measureShift(browser: Browser, site: string): Promise<Part> {
  const rows: Row[] = []
  for (const wide of [false, true]) {
    for (const returning of [false, true]) {
      // A newcomer with a phone is measured with the first loads.
      if (!wide && !returning) continue
      for (const kind of pageKinds) {
        const context = await browser.newContext()
        if (returning) await seed(context, site, storedResults)
        const page = await openPage(context, { slowdown: 1, slowNetwork: true, wide })
        const session = await context.newCDPSession(page)
        await session.send('Network.clearBrowserCache')
        const { shift } = await load(page, site + kind.path)
        const who = `${wide ? 'desk' : 'phone'}${returning ? ', with a history' : ''}`
        rows.push({ name: `${kind.name}: ${who}`, ours: shift, unit: '', aim: atMost(0, shift) })
        await context.close()
      }
    }
  }
  return { title: 'Layout shift while the font comes late', floorName: '', rows }
}
