import { latestVerdicts } from '../history/attempt.ts'
import type { QuestionId } from '../questions/question.ts'
import { numberOfQuestion, sectionOfQuestion, type SectionName } from '../questions/section.ts'
import { paceSecondsOf } from './practice-set.ts'
import {
  byAge,
  lastAnswerTimes,
  selectOldest,
  type LearnerRecord,
  type QuestionSummary,
} from './select-questions.ts'

/** A practice set that starts with one press. */
export type Preset = Readonly<{
  title: string
  /** What it holds. */
  about: string
  /** The fewest and the most questions it may have; 0 if there is nothing to practice. */
  counts: readonly [least: number, most: number]
  minutes: number
  /** Whether it has a time limit, at the pace of the test. */
  isTimed: boolean
  /** Chooses the questions. `random` returns numbers from 0 up to 1. */
  select: (random: () => number) => readonly QuestionId[]
}>

/** How many missed questions are practiced at once. */
const missedLength = 10

/** A passage or data set with fewer questions is not offered alone. */
const minimumAboutOne = 3

/** The bank and what the learner did, from which a preset chooses. */
type Source = LearnerRecord & Readonly<{ listed: readonly QuestionSummary[] }>

/** The presets, in the order in which they are shown. */
export function presetsOf(source: Source): readonly Preset[] {
  return [
    {
      title: '10 mixed verbal',
      about: 'TC, SE and RC',
      ...fromParts(source, verbalParts),
    },
    {
      title: '10 mixed quantitative',
      about: 'QC, multiple choice, numeric entry',
      ...fromParts(source, quantitativeParts),
    },
    missed(source),
    ...(source.marked.length === 0 ? [] : [markedForLater(source)]),
    {
      title: 'At test pace',
      about: 'Verbal and quantitative, timed',
      ...fromParts(source, paceParts),
      isTimed: true,
    },
    { title: 'Only QC', about: 'Quantitative comparison', ...fromParts(source, [[isComparison, 10]]) },
    { title: 'Only SE', about: 'Sentence equivalence', ...fromParts(source, [[isEquivalence, 10]]) },
    { title: 'One passage', about: 'Reading comprehension (RC)', ...aboutOne(source, 'verbal') },
    { title: 'One data set', about: 'Data interpretation', ...aboutOne(source, 'quantitative') },
  ]
}

type Selection = Pick<Preset, 'counts' | 'minutes' | 'isTimed' | 'select'>

/** So many questions of each part. */
function fromParts({ listed, attempts }: Source, parts: readonly Part[]): Selection {
  const pools = parts.map(([accepts, count]) => ({ pool: listed.filter(accepts), count }))
  const ids = pools.flatMap(({ pool, count }) => pool.slice(0, count).map(({ id }) => id))
  return {
    counts: [ids.length, ids.length],
    minutes: minutesFor(ids),
    isTimed: false,
    select: (random) => {
      const answerTimes = lastAnswerTimes(attempts)
      const chosen = pools.flatMap(({ pool, count }) => selectOldest(pool, count, answerTimes, random))
      // Puts the questions of all parts in one random order.
      return selectOldest(chosen, chosen.length, new Map(), random).map(({ id }) => id)
    },
  }
}

/** All questions about one passage or data set: one of which none was answered or, if there is none, the oldest. */
function aboutOne({ listed, attempts }: Source, section: SectionName): Selection {
  const groups = groupsByStimulus(
    listed.filter(({ id, stimulus }) => stimulus !== undefined && sectionOfQuestion(id) === section),
  ).filter(({ length }) => length >= minimumAboutOne)
  const lengths = groups.map(({ length }) => length)
  return {
    counts: groups.length === 0 ? [0, 0] : [Math.min(...lengths), Math.max(...lengths)],
    minutes: minutesFor(groups.flat(), Math.max(1, groups.length)),
    isTimed: false,
    select: (random) => {
      const answerTimes = lastAnswerTimes(attempts)
      const [chosen] = groups
        .map((ids) => ({
          ids,
          position: random(),
          answeredAt: Math.max(...ids.map((id) => answerTimes.get(id) ?? -Infinity)),
        }))
        .toSorted(byAge)
      return chosen?.ids ?? []
    },
  }
}

/** The questions whose newest answer was wrong, whatever their section; those answered longest ago come first. */
function missed({ listed, attempts }: Source): Preset {
  const verdicts = latestVerdicts(attempts)
  const wrong = listed.filter(({ id }) => verdicts.get(id) === 'wrong')
  const select = (random: () => number): readonly QuestionId[] =>
    selectOldest(wrong, missedLength, lastAnswerTimes(attempts), random).map(({ id }) => id)
  const ids = select(() => 0)
  return {
    title: 'What I missed',
    about: aboutMissed(wrong.length, verdicts.size),
    counts: [ids.length, ids.length],
    minutes: minutesFor(ids),
    isTimed: false,
    select,
  }
}

/** The questions marked for later, whatever their section; those answered longest ago come first. */
function markedForLater({ listed, attempts, marked }: Source): Preset {
  const pool = listed.filter(({ id }) => marked.includes(id))
  const select = (random: () => number): readonly QuestionId[] =>
    selectOldest(pool, missedLength, lastAnswerTimes(attempts), random).map(({ id }) => id)
  const ids = select(() => 0)
  return {
    title: 'Marked for later',
    about:
      pool.length > missedLength
        ? `${pool.length} marked, the oldest first`
        : 'The questions that you marked',
    counts: [ids.length, ids.length],
    minutes: minutesFor(ids),
    isTimed: false,
    select,
  }
}

function aboutMissed(wrongCount: number, answeredCount: number): string {
  if (wrongCount > missedLength) return `${wrongCount} missed, the oldest first`
  if (wrongCount > 0) return 'Your last answer to each was wrong'
  return answeredCount === 0
    ? 'Nothing missed yet. What you get wrong will be here.'
    : 'Nothing missed: your last answers were all right.'
}

/** Questions that a preset takes, and how many. */
type Part = readonly [accepts: (question: QuestionSummary) => boolean, count: number]

const isComparison = ({ kind }: QuestionSummary): boolean => kind === 'comparison'
const isEquivalence = ({ kind }: QuestionSummary): boolean => kind === 'equivalence'
const isCompletion = ({ topic }: QuestionSummary): boolean => topic === 'text-completion'
const isReading = ({ topic }: QuestionSummary): boolean => topic === 'reading-comprehension'
const isQuantitative = ({ id }: QuestionSummary): boolean => sectionOfQuestion(id) === 'quantitative'
const isOneChoice = (question: QuestionSummary): boolean =>
  question.kind === 'single' && isQuantitative(question)
const isSeveralOrNumeric = (question: QuestionSummary): boolean =>
  (question.kind === 'several' || question.kind === 'numeric') && isQuantitative(question)

/** About as the test mixes them: half of its verbal questions are reading, a third of the others compare quantities. */
const verbalParts: readonly Part[] = [
  [isReading, 5],
  [isCompletion, 3],
  [isEquivalence, 2],
]
const quantitativeParts: readonly Part[] = [
  [isComparison, 4],
  [isOneChoice, 4],
  [isSeveralOrNumeric, 2],
]
const paceParts: readonly Part[] = [
  [isReading, 2],
  [isCompletion, 2],
  [isEquivalence, 1],
  [isComparison, 2],
  [isOneChoice, 2],
  [isSeveralOrNumeric, 1],
]

/** The questions about each passage or data set, by number. */
function groupsByStimulus(listed: readonly QuestionSummary[]): readonly (readonly QuestionId[])[] {
  const groups = new Map<string, QuestionId[]>()
  for (const { id, stimulus } of listed)
    if (stimulus !== undefined) groups.set(stimulus, [...(groups.get(stimulus) ?? []), id])
  return [...groups.values()].map((ids) => ids.toSorted((a, b) => numberOfQuestion(a) - numberOfQuestion(b)))
}

/** The time for some questions at the pace of the test, or on average if they are several sets. */
function minutesFor(ids: readonly QuestionId[], sets = 1): number {
  return Math.max(1, Math.round(paceSecondsOf(ids) / sets / 60))
}
