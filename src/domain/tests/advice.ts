import { pluralize } from '../text/pluralize.ts'
import type { ReportedQuestion, ReportedSection } from './test-report.ts'

/** A sentence that says what to do next, and where. */
export type Advice = Readonly<{ text: string; href: string; linkText: string }>

/** A rule gives its advice with a weight, about the number of questions that following it might have won; or nothing. */
type Rule = (report: readonly ReportedSection[]) => (Advice & Readonly<{ weight: number }>) | null

const all = (report: readonly ReportedSection[]): readonly ReportedQuestion[] =>
  report.flatMap(({ questions }) => questions)

/** The time ran out: questions were left unanswered at the end of a section. */
const unanswered: Rule = (report) => {
  const open = report.flatMap(({ isTimedOut, questions }) =>
    isTimedOut ? questions.filter(({ outcome }) => outcome === 'skipped') : [],
  )
  if (open.length === 0) return null
  return {
    text: `Time ran out with ${pluralize(open.length, 'question')} open. A guess costs nothing, so answer every question before the end, and leave one that takes twice its time.`,
    href: '/test-day-tips',
    linkText: 'Plan your time',
    weight: open.length * 0.8,
  }
}

/** Questions were left open although there was time. */
const leftOpen: Rule = (report) => {
  const open = report.flatMap(({ isTimedOut, questions }) =>
    isTimedOut ? [] : questions.filter(({ outcome }) => outcome === 'skipped'),
  )
  if (open.length === 0) return null
  return {
    text: `${pluralize(open.length, 'question was', 'questions were')} left open with time to spare. There is no penalty for a wrong answer: look at the review screen before you leave a section.`,
    href: '/test-day-tips',
    linkText: 'Read how to use the review screen',
    weight: open.length * 0.5,
  }
}

/** Much time went into questions that were wrong anyway. */
const sunkTime: Rule = (report) => {
  const sunk = all(report).filter(({ isSlow, outcome }) => isSlow && outcome !== 'correct')
  if (sunk.length < 2) return null
  const minutes = Math.round(sunk.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  return {
    text: `${pluralize(minutes, 'minute')} went into ${sunk.length} questions that were not right in the end. Mark such a question, move on, and come back if there is time.`,
    href: '/test-day-tips',
    linkText: 'Practice letting go',
    weight: sunk.length * 0.6,
  }
}

/** Quick answers that were wrong. */
const hurried: Rule = (report) => {
  const wrong = all(report).filter(({ isGuess, outcome }) => isGuess && outcome === 'incorrect')
  if (wrong.length < 2) return null
  return {
    text: `${wrong.length} answers given within 15 seconds were wrong. If they were no guesses, read the last line of the question once more before you answer.`,
    href: '/practice',
    linkText: 'Practice without a clock',
    weight: wrong.length * 0.4,
  }
}

/** Answers changed for the worse. */
const changedForTheWorse: Rule = (report) => {
  const worse = all(report).filter(({ change }) => change === 'right to wrong').length
  const better = all(report).filter(({ change }) => change === 'wrong to right').length
  if (worse < 2 || worse <= better) return null
  return {
    text: `${worse} right answers were changed to wrong ones, and ${better} the other way. Change an answer only if you can say what was wrong with the first.`,
    href: '/test-day-tips',
    linkText: 'Read about changing answers',
    weight: (worse - better) * 0.9,
  }
}

/** The topic that cost most. */
const weakestTopic: Rule = (report) => {
  const topics = [...new Set(all(report).map(({ question }) => question.topic))]
  const [weakest] = topics
    .map((topic) => {
      const own = all(report).filter(({ question }) => question.topic === topic)
      const missed = own.filter(({ outcome }) => outcome !== 'correct').length
      return { topic, section: own[0]?.question.section ?? 'verbal', total: own.length, missed }
    })
    .filter(({ total, missed }) => total >= 3 && missed / total >= 0.34)
    .toSorted((one, other) => other.missed / other.total - one.missed / one.total)
  if (!weakest) return null
  const { topic, section, total, missed } = weakest
  const name = topic.replaceAll('-', ' ')
  return {
    text: `In ${name}, ${missed} of ${total} were not right, the largest share in your test. Practice this topic next.`,
    href: `/practice?section=${section}&topics=${topic}`,
    linkText: `Practice ${name}`,
    weight: missed * 0.5,
  }
}

/** Easy questions that were missed. */
const easyMissed: Rule = (report) => {
  const missed = all(report).filter(
    ({ question, outcome }) => question.difficulty === 'easy' && outcome === 'incorrect',
  ).length
  if (missed < 3) return null
  return {
    text: `${missed} easy questions were wrong. Each counts as much as a hard one, so these are the quickest points to win: look at what misled you.`,
    href: '#every-question',
    linkText: 'Look at them',
    weight: missed * 0.7,
  }
}

/** Nothing stands out. */
const steady: Rule = () => ({
  text: 'Nothing stands out as a habit that costs points. Go through the questions you missed, and solve each again before you read its explanation.',
  href: '#every-question',
  linkText: 'See the questions',
  weight: 0.1,
})

const rules: readonly Rule[] = [
  unanswered,
  leftOpen,
  sunkTime,
  hurried,
  changedForTheWorse,
  weakestTopic,
  easyMissed,
  steady,
]

/** The three sentences that would have won most, the weightiest first. */
export function adviceFor(report: readonly ReportedSection[]): readonly Advice[] {
  return rules
    .flatMap((rule) => rule(report) ?? [])
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 3)
}
