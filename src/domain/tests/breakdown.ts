import { kindName } from '../questions/kinds/kinds.ts'
import { topicName } from '../questions/names.ts'
import { sections } from '../questions/section.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import type { ReportedQuestion } from './test-report.ts'

/** How the questions of one topic, kind or difficulty went. */
export type BreakdownRow = Readonly<{
  name: string
  right: number
  total: number
  /** Seconds for one question on average, and at the pace of the test. */
  seconds: number
  paceSeconds: number
}>

export type Breakdown = Readonly<{ title: string; rows: readonly BreakdownRow[] }>

const difficulties = ['easy', 'medium', 'hard']

/** Right answers and time by topic, by kind and by difficulty. */
export function breakdownsOf(questions: readonly ReportedQuestion[]): readonly Breakdown[] {
  return [
    { title: 'By topic', rows: rowsBy(questions, ({ question }) => topicName(question.topic)) },
    { title: 'By type of question', rows: rowsBy(questions, ({ question }) => kindName(question.kind)) },
    {
      title: 'By difficulty',
      rows: rowsBy(
        questions.toSorted(
          (one, other) =>
            difficulties.indexOf(one.question.difficulty) - difficulties.indexOf(other.question.difficulty),
        ),
        ({ question }) => sentenceCase(question.difficulty),
      ),
    },
  ]
}

function rowsBy(
  questions: readonly ReportedQuestion[],
  nameOf: (question: ReportedQuestion) => string,
): readonly BreakdownRow[] {
  return [...new Set(questions.map(nameOf))].map((name) => {
    const own = questions.filter((each) => nameOf(each) === name)
    const mean = (valueOf: (each: ReportedQuestion) => number): number =>
      own.reduce((sum, each) => sum + valueOf(each), 0) / own.length
    return {
      name,
      right: own.filter(({ outcome }) => outcome === 'correct').length,
      total: own.length,
      seconds: mean(({ seconds }) => seconds),
      paceSeconds: mean(({ question }) => sections[question.section].paceSeconds),
    }
  })
}
