import { isComplete, isRight } from '../questions/kinds/kinds.ts'
import {
  noAnswer,
  type Answer,
  type Question,
  type QuestionId,
  type QuestionKind,
} from '../questions/question.ts'
import { sections } from '../questions/section.ts'
import { outcomeOf, type Outcome } from '../session/outcomes.ts'
import { isEssay, wasTimedOut, type Session } from '../session/session.ts'
import type { MeasureTally, SectionTally } from '../score/estimate-score.ts'
import type { Measure } from './form.ts'
import { isSectionPart, measureOf, versionOf, type SectionPart } from './test-part.ts'
import { visitsOf, type Visit } from './visits.ts'

/** What became of an answer when it was changed for the last time. */
export type Change = 'wrong to right' | 'right to wrong' | 'wrong to wrong'

/** One question of a finished test, with everything that the report tells about it. */
export type ReportedQuestion = Readonly<{
  question: Question
  /** The position of its section in the test, and its number there, both from 1. */
  section: number
  number: number
  outcome: Outcome
  seconds: number
  visits: number
  isMarked: boolean
  /** Null if the answer was given once, or not at all. */
  change: Change | null
  /** Answered within 15 seconds: too little to read and solve most questions. */
  isGuess: boolean
  isSlow: boolean
}>

/** A section of a finished test. */
export type ReportedSection = Readonly<{
  part: SectionPart
  position: number
  /** The time limit and the time used, in seconds. */
  limit: number | null
  seconds: number
  isTimedOut: boolean
  questions: readonly ReportedQuestion[]
}>

const guessSeconds = 15
const slowFactor = 1.5

export function reportOf(session: Session, questions: readonly Question[]): readonly ReportedSection[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const visits = visitsOf(session)
  return session.modules.flatMap((module, index): readonly ReportedSection[] => {
    if (!isSectionPart(module.id)) return []
    const start = session.moduleEnds[index - 1] ?? 0
    return [
      {
        part: module.id,
        position: index + 1,
        limit: module.limit === null ? null : module.limit / 1000,
        seconds: Math.round(((session.moduleEnds[index] ?? start) - start) / 1000),
        isTimedOut: wasTimedOut(session, index),
        questions: isEssay(module)
          ? []
          : module.questionIds.flatMap((id, place) => {
              const question = byId.get(id)
              return question ? [reported(question, session, visits, index + 1, place + 1)] : []
            }),
      },
    ]
  })
}

function reported(
  question: Question,
  session: Session,
  visits: readonly Visit[],
  section: number,
  number: number,
): ReportedQuestion {
  const seconds = (session.spent[question.id] ?? 0) / 1000
  const outcome = outcomeOf(session, question)
  return {
    question,
    section,
    number,
    outcome,
    seconds,
    visits: countVisits(visits, question.id),
    isMarked: session.flagged.includes(question.id),
    change: changeOf(question, answersGiven(session, question)),
    isGuess: outcome !== 'skipped' && seconds < guessSeconds,
    isSlow: seconds > slowFactor * sections[question.section].paceSeconds,
  }
}

/** How often a question was come back to; a stay that was interrupted by closing the page counts once. */
function countVisits(visits: readonly Visit[], id: QuestionId): number {
  return visits.filter((visit, index) => visit.question === id && visits[index - 1]?.question !== id).length
}

/** Kinds whose answer is made step by step: ticks or digits, one after another, are one answer. */
const madeStepByStep: ReadonlySet<QuestionKind> = new Set(['several', 'equivalence', 'blanks', 'numeric'])

/**
 * The answers to a question, one after another, as far as they were whole. Of an answer that is made step by step, what
 * stood there when the learner left the question.
 */
function answersGiven(session: Session, { id, kind }: Question): readonly Answer[] {
  const answers: Answer[] = []
  let isSameVisit = false
  let section = 0
  let index = 0
  for (const event of session.log) {
    if (event.type === 'continued') {
      section += 1
      index = 0
    } else if (event.type === 'moved') index = event.to
    if (event.type !== 'answered') isSameVisit &&= event.type === 'seen'
    else if (session.modules[section]?.questionIds[index] === id) {
      if (isSameVisit && madeStepByStep.has(kind)) answers.pop()
      isSameVisit = event.isIncomplete !== true && event.answer.length > 0
      if (isSameVisit) answers.push(event.answer)
    }
  }
  return answers
}

/** From the first whole answer to the last one. */
function changeOf(question: Question, answers: readonly Answer[]): Change | null {
  const [first = noAnswer, last = noAnswer] = [answers[0], answers.at(-1)]
  if (first === last || first.toSorted().join() === last.toSorted().join()) return null
  if (!isComplete(question, first)) return null
  const [before, after] = [isRight(question, first), isRight(question, last)]
  if (before === after) return before ? null : 'wrong to wrong'
  return after ? 'wrong to right' : 'right to wrong'
}

/** How the sections of a measure went, for the estimate of its score. */
export function tallyOfMeasure(measure: Measure, report: readonly ReportedSection[]): MeasureTally {
  const own = report.filter(({ part }) => measureOf(part) === measure)
  const first = own.find(({ part }) => versionOf(part) === null)
  const second = own.find(({ part }) => versionOf(part) !== null)
  const version = second && versionOf(second.part)
  return {
    measure,
    first: first ? sectionTally(first) : null,
    second: second && version ? { ...sectionTally(second), version } : null,
  }
}

function sectionTally({ questions, limit }: ReportedSection): SectionTally {
  return {
    right: questions.filter(({ outcome }) => outcome === 'correct').length,
    answered: questions.filter(({ outcome }) => outcome !== 'skipped').length,
    isTimed: limit !== null,
  }
}

/** Questions that were seen first in the last five minutes of a timed section. */
export function seenInLastMinutes(session: Session): ReadonlySet<QuestionId> {
  const visits = visitsOf(session)
  const late = session.modules.flatMap((module, index) => {
    const own = visits.filter(({ section }) => section === index)
    const end = own.at(-1)?.until ?? 0
    if (module.limit === null || isEssay(module)) return []
    return module.questionIds.filter((id) => {
      const [first] = own.filter(({ question }) => question === id)
      return first !== undefined && end - first.from < 300_000
    })
  })
  return new Set(late)
}

/** How often the test was left and gone on with later. */
export function countInterruptions(session: Session): number {
  return session.log.filter(({ type }) => type === 'resumed').length
}
