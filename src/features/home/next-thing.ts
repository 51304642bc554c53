import { counted } from '../../domain/lib/counted.ts'
import { nextStep, type Standing } from '../../domain/history/statistics.ts'
import {
  isPractice,
  numberOfSet,
  quizPath,
  quizzesPerSection,
  type QuizSetId,
} from '../../domain/questions/quiz-set.ts'
import { sections } from '../../domain/questions/section.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'

/** A link that home offers. */
export type Offer = Readonly<{ words: string; href: string }>

/** How long a quiz that was left half-way is the first thing to go on with, in milliseconds. */
const freshFor = 7 * 24 * 60 * 60 * 1000

/** What to do now: go on with the quiz that was left last, unless that is long ago, or practice what pays most. */
export function nextThing(drafts: readonly Quiz[], standing: Standing, now: number): Offer {
  const [draft] = drafts
    .filter(({ set, clock }) => Math.abs(now - clock.seen) < freshFor && (isPractice(set) || isServed(set)))
    .toSorted((a, b) => b.clock.seen - a.clock.seen)
  if (draft) return offerOf(draft)
  const { section } = nextStep(standing)
  return { words: `Practice ${sections[section].shortTitle.toLowerCase()} next`, href: `/${section}` }
}

/** What is true of everybody who comes back. */
export const greeting = 'Welcome back. What you did here is kept in this browser.'

/** What to say to somebody who comes back: how many quizzes, how good, and where practice pays most. */
export function welcome(standing: Standing): string {
  if (standing.quizzes === 0) return greeting
  return `Welcome back. ${counted(standing.quizzes, 'quiz', 'quizzes')} so far, ${standing.average}% on average. ${adviceOf(standing)}`
}

function adviceOf(standing: Standing): string {
  const { section, quizzes, isLevel } = nextStep(standing)
  const { shortTitle } = sections[section]
  if (quizzes === 0) return `You have not finished a quiz in ${shortTitle.toLowerCase()} yet.`
  if (isLevel) return 'No section is lowest: take them in turn.'
  return `Practice pays most in ${shortTitle.toLowerCase()}: no average is lower.`
}

function offerOf({ set, section }: Quiz): Offer {
  return isPractice(set)
    ? { words: 'Resume your practice set', href: '/practice' }
    : { words: 'Resume your quiz', href: quizPath(section, numberOfSet(set)) }
}

function isServed(set: QuizSetId): boolean {
  return Array.from({ length: quizzesPerSection }, (_, index) => index + 1).includes(numberOfSet(set))
}
