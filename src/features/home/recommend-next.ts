import { pluralize } from '../../domain/text/pluralize.ts'
import { recommendedSection, type ResultSummary } from '../../domain/history/statistics.ts'
import {
  isPracticeSet,
  quizNumber,
  quizPath,
  quizzesPerSection,
  type QuestionSetId,
} from '../../domain/questions/question-set.ts'
import { sections } from '../../domain/questions/section.ts'
import type { Session } from '../../domain/session/session.ts'

/** A link on the home page whose text depends on what the learner did last. */
export type NextLink = Readonly<{ text: string; href: string }>

/** A draft older than this is no longer offered first, in milliseconds. */
const maximumDraftAge = 7 * 24 * 60 * 60 * 1000

/** Recommends to resume the most recent draft of the last week or, without one, the section that needs practice most. */
export function recommendNext(drafts: readonly Session[], summary: ResultSummary, now: number): NextLink {
  const [draft] = drafts
    .filter(
      ({ set, clock }) =>
        Math.abs(now - clock.seen) < maximumDraftAge && (isPracticeSet(set) || isExistingQuiz(set)),
    )
    .toSorted((a, b) => b.clock.seen - a.clock.seen)
  if (draft) return resumeLink(draft)
  const { section } = recommendedSection(summary)
  return { text: `Practice ${sections[section].shortTitle.toLowerCase()} next`, href: `/${section}` }
}

/** The welcome for a visitor without a finished quiz; also shown until the results have been read. */
export const greeting = 'Welcome back. Your work is saved in this browser.'

/** The welcome for a returning visitor: number of quizzes, average, and which section to practice. */
export function welcomeText(summary: ResultSummary): string {
  if (summary.quizzes === 0) return greeting
  return `Welcome back. ${pluralize(summary.quizzes, 'quiz', 'quizzes')} so far, ${summary.average}% on average. ${adviceText(summary)}`
}

function adviceText(summary: ResultSummary): string {
  const { section, quizzes, average, areAllAveragesEqual } = recommendedSection(summary)
  const name = sections[section].shortTitle.toLowerCase()
  if (quizzes === 0) return `You have not finished a quiz in ${name} yet.`
  if (areAllAveragesEqual) return 'Your averages are equal, so take the sections in turn.'
  return `Your ${name} average is ${average}%, so work on it next.`
}

function resumeLink({ set, section }: Session): NextLink {
  return isPracticeSet(set)
    ? { text: 'Resume your practice set', href: '/practice' }
    : { text: 'Resume your quiz', href: quizPath(section, quizNumber(set)) }
}

/** Whether the site has this quiz: a stored draft may come from another version of the site. */
function isExistingQuiz(set: QuestionSetId): boolean {
  return Array.from({ length: quizzesPerSection }, (_, index) => index + 1).includes(quizNumber(set))
}
