import type { Browser } from '@playwright/test'
import { cheapPhone, withColdPage } from './browser.ts'
import { bareQuizPath } from './baselines.ts'
import { load, type Load } from './load.ts'
import { fileOf, pageKinds, type PageKind } from './pages.ts'
import { measureInRounds, median, quantile } from './samples.ts'
import { atMost, atMostTimes, type ReportSection, type ReportRow } from './report.ts'

const loads = 9

/** Measures first and largest paint, blocking time and layout shift of one page of each kind on a cheap phone. */
export async function measurePaint(
  browser: Browser,
  site: string,
  baselines: string,
): Promise<ReportSection> {
  const rows: ReportRow[] = []
  for (const kind of pageKinds) {
    const [ours, bare, quiz] = await coldLoads(browser, [
      site + kind.path,
      baselines + fileOf(kind),
      ...(kind.name === 'Quiz' ? [baselines + bareQuizPath] : []),
    ])
    if (!ours || !bare) continue
    rows.push(...rowsFor(kind, ours, bare))
    if (!quiz) continue
    rows.push(
      { name: 'Quiz: first paint, against the bare quiz', ours: ours.first, baseline: quiz.first },
      { name: 'Quiz: blocking time, against the bare quiz', ours: ours.blocking, baseline: quiz.blocking },
    )
  }
  return {
    title: `First load at 1.6 Mbit/s, 150 ms, processor 4 × slower (median of ${loads})`,
    baselineName: 'bare',
    rows,
  }
}

function rowsFor({ name, firstPaint }: PageKind, ours: Load, bare: Load): readonly ReportRow[] {
  return [
    {
      name: `${name}: first paint`,
      ours: ours.first,
      baseline: bare.first,
      ...(firstPaint === undefined ? {} : { target: atMostTimes(firstPaint, ours.first, bare.first) }),
    },
    { name: `${name}: largest paint`, ours: ours.largest, baseline: bare.largest },
    { name: `${name}: blocking time`, ours: ours.blocking, baseline: bare.blocking },
    { name: `${name}: layout shift`, ours: ours.shift, unit: '', target: atMost(0, ours.shift) },
  ]
}

/** The medians for each address. For layout shift the maximum, because it must always be 0. */
async function coldLoads(browser: Browser, addresses: readonly string[]): Promise<readonly Load[]> {
  const found = await measureInRounds(loads, addresses, (address) =>
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
