import { measures, type Measure } from '../../domain/tests/form.ts'
import {
  measureOf,
  standardMinutes,
  type Pace,
  type SectionPart,
  type TestPart,
} from '../../domain/tests/test-part.ts'
import { pluralize } from '../../domain/text/pluralize.ts'

export const measureNames: Readonly<Record<Measure, string>> = {
  verbal: 'Verbal Reasoning',
  quantitative: 'Quantitative Reasoning',
}

/** What a section is called during the test: which version of a second section it is, is not said before the end. */
export function sectionName(part: SectionPart): string {
  const measure = measureOf(part)
  return measure === null ? 'Analytical Writing' : measureNames[measure]
}

/** The name of a part of a form. */
export function partName(part: TestPart): string {
  if (part === 'whole') return 'Full test'
  const measure = measures.find((each) => each === part)
  if (measure) return measureNames[measure]
  if (part === 'essay') return 'Analytical Writing'
  return sectionPartName(part)
}

function sectionPartName(part: TestPart): string {
  const section = part.endsWith('-1') ? 'first section' : `second section, ${part.split('-').at(-1)} version`
  return `${part.startsWith('verbal') ? measureNames.verbal : measureNames.quantitative}, ${section}`
}

export const paceNames = new Map<Pace, string>([
  [1, 'Standard time'],
  [1.25, '25% more time'],
  [1.5, '50% more time'],
  [2, 'Double time'],
  [null, 'Untimed (no score)'],
])

/** '18 minutes', '22 minutes 30 seconds', or '1 hour 58 minutes'. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = [
    hours > 0 && pluralize(hours, 'hour'),
    minutes > 0 && pluralize(minutes, 'minute'),
    rest > 0 && pluralize(rest, 'second'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : '0 minutes'
}

/** Minutes that a part takes at the pace of the test. */
export function minutesOfPart(part: TestPart): number {
  if (part === 'whole') return 118
  if (part === 'verbal') return standardMinutes('verbal-1') + standardMinutes('verbal-2-easy')
  if (part === 'quantitative')
    return standardMinutes('quantitative-1') + standardMinutes('quantitative-2-easy')
  return standardMinutes(part)
}
