import type { Browser } from '@playwright/test'
import { cheapPhone, withColdPage } from './browser.ts'
import { bareQuizPath } from './floors.ts'
import { load, type Load } from './load.ts'
import { fileOf, pageKinds, type PageKind } from './pages.ts'
import { inTurn, median, quantile } from './samples.ts'
import { atMost, atMostTimes, type Part, type Row } from './table.ts'

const loads = 9

/** First and largest paint, blocking time and layout shift of one page of each kind, on a cheap phone. */
export async function measurePaint(browser: Browser, site: string, floors: string): Promise<Part> {
  const rows: Row[] = []
  for (const kind of pageKinds) {
    const [ours, bare, quiz] = await coldLoads(browser, [
      site + kind.path,
      floors + fileOf(kind),
      ...(kind.name === 'Quiz' ? [floors + bareQuizPath] : []),
    ])
    if (!ours || !bare) continue
    rows.push(...rowsFor(kind, ours, bare))
    if (!quiz) continue
    rows.push(
      { name: 'Quiz: first paint, against the bare quiz', ours: ours.first, floor: quiz.first },
      { name: 'Quiz: blocking time, against the bare quiz', ours: ours.blocking, floor: quiz.blocking },
    )
  }
  return {
    title: `First load at 1.6 Mbit/s, 150 ms, processor 4 × slower (median of ${loads})`,
    floorName: 'bare',
    rows,
  }
}

function rowsFor({ name, firstPaint }: PageKind, ours: Load, bare: Load): readonly Row[] {
  return [
    {
      name: `${name}: first paint`,
      ours: ours.first,
      floor: bare.first,
      ...(firstPaint === undefined ? {} : { aim: atMostTimes(firstPaint, ours.first, bare.first) }),
    },
    { name: `${name}: largest paint`, ours: ours.largest, floor: bare.largest },
    { name: `${name}: blocking time`, ours: ours.blocking, floor: bare.blocking },
    { name: `${name}: layout shift`, ours: ours.shift, unit: '', aim: atMost(0, ours.shift) },
  ]
}

/** The median of each figure for each address; of the layout shift the worst, as it is to be none at all. */
async function coldLoads(browser: Browser, addresses: readonly string[]): Promise<readonly Load[]> {
  const found = await inTurn(loads, addresses, (address) =>
    withColdPage(browser, cheapPhone, (page) => load(page, address)),
  )
  return found.map((one) => {
    const all = (figure: keyof Load): number[] => one.map((figures) => figures[figure])
    return {
      first: median(all('first')),
      largest: median(all('largest')),
      blocking: median(all('blocking')),
      shift: quantile(all('shift'), 1),
    }
  })
}
