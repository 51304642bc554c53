import { measures, versions, type Measure, type Version } from './form.ts'

/** What of a form is taken: all of it, one measure with both its sections, or one section. */
export type TestPart = 'whole' | Measure | SectionPart

/** The essay, a first section, or a version of a second one. Also the id of the module in a session. */
export type SectionPart = 'essay' | `${Measure}-1` | `${Measure}-2-${Version}`

export const sectionParts: readonly SectionPart[] = [
  'essay',
  ...measures.flatMap((measure): readonly SectionPart[] => [
    `${measure}-1`,
    ...versions.map((version) => `${measure}-2-${version}` as const),
  ]),
]

export function isTestPart(text: string): text is TestPart {
  return text === 'whole' || measures.some((measure) => measure === text) || isSectionPart(text)
}

export function isSectionPart(text: string): text is SectionPart {
  return sectionParts.some((part) => part === text)
}

/** The measure of a section; null for the essay. */
export function measureOf(part: SectionPart): Measure | null {
  return measures.find((measure) => part.startsWith(measure)) ?? null
}

/** The version of a second section; null for a first one and the essay. */
export function versionOf(part: SectionPart): Version | null {
  return versions.find((version) => part.endsWith(`-2-${version}`)) ?? null
}

/** Minutes at the pace of the test. */
const minutes = { essay: 30, verbal: [18, 23], quantitative: [21, 26] } as const

export function standardMinutes(part: SectionPart): number {
  const measure = measureOf(part)
  return measure === null ? minutes.essay : minutes[measure][versionOf(part) === null ? 0 : 1]
}

/** How much longer than on the test each section is: 1 at the pace of the test; null without a limit. */
export type Pace = 1 | 1.25 | 1.5 | 2 | null

export const paces: readonly Pace[] = [1, 1.25, 1.5, 2, null]

/** The time limit of a section in milliseconds. */
export function limitOf(part: SectionPart, pace: Pace): number | null {
  return pace === null ? null : standardMinutes(part) * pace * 60_000
}

/** The pace at which a section was taken, by its limit. */
export function paceOf(part: SectionPart, limit: number | null): Pace {
  return paces.find((pace) => limitOf(part, pace) === limit) ?? null
}
