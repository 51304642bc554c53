import { isAskedOnTheTest, type SectionName } from '../questions/section.ts'

/** The label of a time limit. The real test has no pace for our analytical questions, because it has essays instead. */
export function timeLimitLabel(sections: readonly SectionName[]): string {
  return sections.every(isAskedOnTheTest) ? 'at the pace of the test' : 'with a time limit'
}
