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

/** A link that home offers. */
export type NextLink = Readonly<{ words: string; href: string }>

/** How long a quiz that was left half-way is the first thing to go on with, in milliseconds. */
const freshFor = 7 * 24 * 60 * 60 * 1000

/** What to do now: go on with the quiz that was left last, unless that is long ago, or practice what pays most. */
export function recommendNext(drafts: readonly Session[], standing: ResultSummary, now: number): NextLink {
  const [draft] = drafts
    .filter(
      ({ set, clock }) => Math.abs(now - clock.seen) < freshFor && (isPracticeSet(set) || isServed(set)),
    )
    .toSorted((a, b) => b.clock.seen - a.clock.seen)
  if (draft) return offerOf(draft)
  const { section } = recommendedSection(standing)
  return { words: `Practice ${sections[section].shortTitle.toLowerCase()} next`, href: `/${section}` }
}

/** What is true of everybody who comes back. */
export const greeting = 'Welcome back. What you did here is kept in this browser.'

/** What to say to somebody who comes back: how many quizzes, how good, and where practice pays most. */
export function welcomeText(standing: ResultSummary): string {
  if (standing.quizzes === 0) return greeting
  return `Welcome back. ${pluralize(standing.quizzes, 'quiz', 'quizzes')} so far, ${standing.average}% on average. ${adviceOf(standing)}`
}

function adviceOf(standing: ResultSummary): string {
  const { section, quizzes, isLevel } = recommendedSection(standing)
  const { shortTitle } = sections[section]
  if (quizzes === 0) return `You have not finished a quiz in ${shortTitle.toLowerCase()} yet.`
  if (isLevel) return 'No section is lowest: take them in turn.'
  return `Practice pays most in ${shortTitle.toLowerCase()}: no average is lower.`
}

function offerOf({ set, section }: Session): NextLink {
  return isPracticeSet(set)
    ? { words: 'Resume your practice set', href: '/practice' }
    : { words: 'Resume your quiz', href: quizPath(section, quizNumber(set)) }
}

function isServed(set: QuestionSetId): boolean {
  return Array.from({ length: quizzesPerSection }, (_, index) => index + 1).includes(quizNumber(set))
}
