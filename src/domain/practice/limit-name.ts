import type { SectionName } from '../questions/section.ts'

/** What a limit of time is called. The test has essays where our analytical questions are, and so no pace for them. */
export function limitName(section: SectionName): string {
  return section === 'analytical' ? 'with a time limit' : 'at the pace of the test'
}
