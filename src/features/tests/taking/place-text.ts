import {
  currentModule,
  deadlineOf,
  elapsed,
  isBetweenModules,
  isEssay,
  type Session,
} from '../../../domain/session/session.ts'
import type { TestPart } from '../../../domain/tests/test-part.ts'
import { countSections } from '../../../domain/tests/test-set.ts'
import { durationText } from '../test-names.ts'

/** Where an unfinished test is: 'section 2 of 5, question 3, 12 minutes left'. */
export function placeText(session: Session, part: TestPart): string {
  const count = countSections(part)
  const section = count === 1 ? '' : `section ${session.modules.length} of ${count}, `
  if (isBetweenModules(session)) return `${section}finished`
  const deadline = deadlineOf(session)
  const left = deadline === null ? null : deadline - elapsed(session, session.clock.seen)
  const place = isEssay(currentModule(session)) ? 'essay' : `question ${session.index + 1}`
  return `${section}${place}${left === null ? '' : `, ${durationText(left)} left`}`
}
