/** One line of the report: the measurement of the site, that of the baseline, and the target. */
export type ReportRow = Readonly<{
  name: string
  ours: number
  /** The measurement of the bare page, the bare quiz or the smallest case in the same run. */
  baseline?: number
  unit?: 'ms' | 's' | ''
  target?: Target
}>

export type Target = Readonly<{ text: string; met: boolean }>

export type ReportSection = Readonly<{ title: string; baselineName: string; rows: readonly ReportRow[] }>

const headings = ['', 'site', 'baseline', 'ratio', 'target', ''] as const

function ratioOf({ ours, baseline }: Pick<ReportRow, 'ours' | 'baseline'>): number | null {
  return baseline === undefined || baseline === 0 ? null : ours / baseline
}

/** The target that a ratio does not exceed a limit. */
export function atMostTimes(limit: number, ours: number, baseline: number): Target {
  return { text: `≤ ${limit} ×`, met: ours <= limit * baseline }
}

/** The target that a measurement does not exceed a limit. */
export function atMost(limit: number, ours: number, unit = ''): Target {
  return { text: limit === 0 ? '0' : `≤ ${limit}${unit}`, met: ours <= limit }
}

export function printSection({ title, baselineName, rows }: ReportSection, milliseconds: number): void {
  const lines = [headings.map((text) => (text === 'baseline' ? baselineName : text)), ...rows.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  console.log(`\n${title} — measured in ${Math.round(milliseconds / 1000)} s`)
  for (const cells of lines) {
    const padded = cells.map((text, column) =>
      column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
    )
    console.log(`  ${padded.join('   ').trimEnd()}`)
  }
}

/** Prints how many targets were met, and which were missed. */
export function printTotals(sections: readonly ReportSection[]): void {
  const withTarget = sections.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, target }) => (target ? [{ name: `${title}: ${name}`, met: target.met }] : [])),
  )
  const missed = withTarget.filter(({ met }) => !met)
  console.log(`\n${withTarget.length - missed.length} of ${withTarget.length} targets met`)
  for (const { name } of missed) console.log(`  missed: ${name}`)
}

function cellsOf({ name, ours, baseline, unit = 'ms', target }: ReportRow): readonly string[] {
  const ratio = ratioOf({ ours, ...(baseline === undefined ? {} : { baseline }) })
  return [
    name,
    format(ours, unit),
    baseline === undefined ? '' : format(baseline, unit),
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    target?.text ?? '',
    target === undefined ? '' : target.met ? 'met' : 'MISSED',
  ]
}

function format(value: number, unit: string): string {
  if (unit === 'ms') return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  if (unit === 's') return `${(value / 1000).toFixed(1)} s`
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}
