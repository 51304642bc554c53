import { pluralize } from '../text/pluralize.ts'
import { recommendedSection, type ResultSummary } from './statistics.ts'
import {
  formOfTest,
  isPracticeSet,
  isTestSet,
  quizNumber,
  quizPath,
  quizzesPerSection,
  type QuestionSetId,
  type TestSetId,
} from '../questions/question-set.ts'
import { sections } from '../questions/section.ts'
import { addressOfSet, setInAddressOf } from '../practice/set-address.ts'
import { hashOf } from '../session/quiz-view.ts'
import type { Session } from '../session/session.ts'

/** A link whose text depends on what the learner did last. */
export type NextLink = Readonly<{ text: string; href: string }>

/** A draft older than this is no longer offered first, in milliseconds. */
const maximumDraftAge = 7 * 24 * 60 * 60 * 1000

/** The unfinished quizzes, sets and tests of the last week that the site still has, the most recent first. */
export function resumableDrafts(drafts: readonly Session[], now: number): readonly Session[] {
  return drafts
    .filter(
      ({ set, clock }) =>
        Math.abs(now - clock.seen) < maximumDraftAge &&
        (isPracticeSet(set) || isTestSet(set) || isExistingQuiz(set)),
    )
    .toSorted((a, b) => b.clock.seen - a.clock.seen)
}

/** Recommends to resume the most recent draft of the last week or, without one, the section that needs practice most. */
export function recommendNext(drafts: readonly Session[], summary: ResultSummary, now: number): NextLink {
  const [draft] = resumableDrafts(drafts, now)
  if (draft) return resumeLink(draft)
  const { section } = recommendedSection(summary)
  return { text: `Practice ${sections[section].shortTitle.toLowerCase()} next`, href: `/${section}` }
}

/** The welcome for a visitor without a finished quiz; also shown until the results have been read. */
export const greeting = 'Your work is saved in this browser.'

/** Where a learner stands: number of finished quizzes, average, and which section to practice. */
export function standingText(summary: ResultSummary): string {
  if (summary.quizzes === 0) return greeting
  return `${pluralize(summary.quizzes, 'quiz', 'quizzes')} so far, ${summary.average}% on average. ${adviceText(summary)}`
}

function adviceText(summary: ResultSummary): string {
  const { section, quizzes, average, areAllAveragesEqual } = recommendedSection(summary)
  const name = sections[section].shortTitle.toLowerCase()
  if (quizzes === 0) return `You have not finished a quiz in ${name} yet.`
  if (areAllAveragesEqual) return 'Your averages are equal, so take the sections in turn.'
  return `Your ${name} average is ${average}%, so work on it next.`
}

/** Leads into the quiz or practice set itself, at the question where it was left. */
export function resumeLink(draft: Session): NextLink {
  const { set, section } = draft
  if (isTestSet(set)) return testLink(set)
  if (isPracticeSet(set))
    return { text: 'Resume your practice set', href: addressOfSet(setInAddressOf(draft), 'running') }
  const number = quizNumber(set)
  const name = sections[section].shortTitle.toLowerCase()
  return {
    text: `Resume ${name} quiz ${number}`,
    href: `${quizPath(section, number)}${hashOf({ view: 'running', set: '' })}`,
  }
}

/** Leads to the test where it was left; it goes on at the pace at which it was begun. */
function testLink(set: TestSetId): NextLink {
  const form = formOfTest(set)
  const part = set.split('.')[1] ?? ''
  return {
    text: `Go on with practice test ${form.split('-').at(-1) ?? ''}`,
    href: `/tests/${form}#set=${part}&pace=1`,
  }
}

/** Whether the site has this quiz: a stored draft may come from another version of the site. */
function isExistingQuiz(set: QuestionSetId): boolean {
  return Array.from({ length: quizzesPerSection }, (_, index) => index + 1).includes(quizNumber(set))
}
