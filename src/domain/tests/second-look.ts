import { isComplete, isRight } from '../questions/kinds/kinds.ts'
import { noAnswer, type Answer, type QuestionId } from '../questions/question.ts'
import type { ReportedQuestion, ReportedSection } from './test-report.ts'

/** Questions answered again after a test, without a clock and before the key is seen. */
export type SecondLook = Readonly<{
  /** The questions to look at again; empty if the learner declined. */
  asked: readonly QuestionId[]
  /** The answers that were changed. What is not here stays as in the test. */
  answers: readonly Readonly<{ question: QuestionId; answer: Answer }>[]
  isFinished: boolean
}>

export const declinedLook: SecondLook = { asked: [], answers: [], isFinished: true }

/** The answer at the second look, if it was changed. */
export function secondAnswer({ answers }: SecondLook, id: QuestionId): Answer | undefined {
  return answers.find(({ question }) => question === id)?.answer
}

/** The look with an answer in the place of an earlier one. */
export function withSecondAnswer(look: SecondLook, question: QuestionId, answer: Answer): SecondLook {
  const others = look.answers.filter((each) => each.question !== question)
  return { ...look, answers: [...others, { question, answer }] }
}

/** Those that the learner was not sure of: marked or not answered. */
export function unsureQuestions(report: readonly ReportedSection[]): readonly ReportedQuestion[] {
  return questionsOf(report).filter(({ isMarked, outcome }) => isMarked || outcome === 'skipped')
}

/** What both answers tell about a question. */
export type Comparison = 'time' | 'knowledge' | 'luck' | 'sure'

/**
 * The questions that were looked at again, by what both answers tell: right only without the clock, wrong both times,
 * right only in the test, right both times.
 */
export function compareLooks(
  report: readonly ReportedSection[],
  look: SecondLook,
  firstAnswers: Readonly<Record<QuestionId, Answer>>,
): ReadonlyMap<Comparison, readonly ReportedQuestion[]> {
  const compared = new Map<Comparison, ReportedQuestion[]>()
  for (const each of questionsOf(report)) {
    const { id } = each.question
    if (!look.asked.includes(id)) continue
    const second = secondAnswer(look, id) ?? firstAnswers[id] ?? noAnswer
    const isRightNow = isComplete(each.question, second) && isRight(each.question, second)
    const wasRight = each.outcome === 'correct'
    const kind = comparisons[`${wasRight} ${isRightNow}`]
    compared.set(kind, [...(compared.get(kind) ?? []), each])
  }
  return compared
}

const comparisons: Readonly<Record<`${boolean} ${boolean}`, Comparison>> = {
  'false true': 'time',
  'false false': 'knowledge',
  'true false': 'luck',
  'true true': 'sure',
}

export function questionsOf(report: readonly ReportedSection[]): readonly ReportedQuestion[] {
  return report.flatMap(({ questions }) => questions)
}
