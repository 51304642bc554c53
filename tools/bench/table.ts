/** One line of the report: what was measured here, what on the floor, and what is aimed at. */
export type Row = Readonly<{
  name: string
  ours: number
  /** What the bare page, the bare quiz or the smallest case needed, in the same run. */
  floor?: number
  unit?: 'ms' | 's' | ''
  aim?: Aim
}>

export type Aim = Readonly<{ text: string; met: boolean }>

export type Part = Readonly<{ title: string; floorName: string; rows: readonly Row[] }>

const headings = ['', 'here', 'floor', 'ratio', 'aim', ''] as const

function ratioOf({ ours, floor }: Pick<Row, 'ours' | 'floor'>): number | null {
  return floor === undefined || floor === 0 ? null : ours / floor
}

/** The aim that a ratio stays at or below a bound. */
export function atMostTimes(bound: number, ours: number, floor: number): Aim {
  return { text: `≤ ${bound} ×`, met: ours <= bound * floor }
}

/** The aim that a figure stays at or below a bound. */
export function atMost(bound: number, ours: number, unit = ''): Aim {
  return { text: bound === 0 ? '0' : `≤ ${bound}${unit}`, met: ours <= bound }
}

export function printPart({ title, floorName, rows }: Part, took: number): void {
  const lines = [headings.map((text) => (text === 'floor' ? floorName : text)), ...rows.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  console.log(`\n${title} — measured in ${Math.round(took / 1000)} s`)
  for (const cells of lines) {
    const padded = cells.map((text, column) =>
      column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
    )
    console.log(`  ${padded.join('   ').trimEnd()}`)
  }
}

/** The last line of the report: how many aims were met, and which were not. */
export function printTotals(parts: readonly Part[]): void {
  const aimed = parts.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, aim }) => (aim ? [{ name: `${title}: ${name}`, met: aim.met }] : [])),
  )
  const missed = aimed.filter(({ met }) => !met)
  console.log(`\n${aimed.length - missed.length} of ${aimed.length} aims met`)
  for (const { name } of missed) console.log(`  not met: ${name}`)
}

function cellsOf({ name, ours, floor, unit = 'ms', aim }: Row): readonly string[] {
  const ratio = ratioOf({ ours, ...(floor === undefined ? {} : { floor }) })
  return [
    name,
    figure(ours, unit),
    floor === undefined ? '' : figure(floor, unit),
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    aim?.text ?? '',
    aim === undefined ? '' : aim.met ? 'met' : 'NOT MET',
  ]
}

function figure(value: number, unit: string): string {
  if (unit === 'ms') return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  if (unit === 's') return `${(value / 1000).toFixed(1)} s`
  return Number.isInteger(value) ? String(value) : value.toFixed(4)
}
