import { isAskedOnTheTest, type SectionName } from '../questions/section.ts'

/** What a limit of time is called. The test has essays where our analytical questions are, and so no pace for them. */
export function timeLimitLabel(section: SectionName): string {
  return isAskedOnTheTest(section) ? 'at the pace of the test' : 'with a time limit'
}
