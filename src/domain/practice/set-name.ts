import { shortTopicName } from '../questions/names.ts'
import type { QuestionKind } from '../questions/question.ts'
import { isLevelSet } from './level-advice.ts'
import { listOfSections, sectionsOfSet } from './practice-set.ts'
import type { QuestionSummary } from './select-questions.ts'
import { timeLimitLabel } from './time-limit-label.ts'

/** How students call the kinds that they practice alone. */
const kindsAlone: Partial<Record<QuestionKind, string>> = {
  comparison: 'QC',
  equivalence: 'SE',
  numeric: 'numeric entry',
  sentence: 'select in passage',
}

/** What a practice set holds, in a few words: '10 mixed verbal', '10 QC', 'One passage'. */
export function nameOfSet(questions: readonly QuestionSummary[]): string {
  const [first] = questions
  if (!first) return 'Practice set'
  if (isLevelSet(questions.map(({ id }) => id))) return 'Find my level'
  const isSame = (part: keyof QuestionSummary): boolean =>
    questions.every((question) => question[part] === first[part])
  const sections = sectionsOfSet(questions.map(({ id }) => id))
  if (questions.length > 1 && first.stimulus !== undefined && isSame('stimulus'))
    return first.id.startsWith('v') ? 'One passage' : 'One data set'
  const kind = isSame('kind') ? kindsAlone[first.kind] : undefined
  if (kind !== undefined) return `${questions.length} ${kind}`
  if (isSame('topic')) return `${questions.length} ${shortTopicName(first.topic)}`
  return `${questions.length} ${sections.length === 1 ? 'mixed ' : ''}${listOfSections(sections)}`
}

/** The same with how the set is taken: '10 QC, at the pace of the test'. */
export function fullNameOfSet(
  questions: readonly QuestionSummary[],
  { isTimed, mode }: Readonly<{ isTimed: boolean; mode: 'study' | 'exam' }>,
): string {
  const sections = sectionsOfSet(questions.map(({ id }) => id))
  return [
    nameOfSet(questions),
    ...(isTimed ? [timeLimitLabel(sections)] : []),
    ...(mode === 'exam' ? ['in test mode'] : []),
  ].join(', ')
}
