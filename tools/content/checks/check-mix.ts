import { topics } from '../../../src/content/questions/question-schema.ts'
import type { QuestionId } from '../../../src/domain/questions/question.ts'
import { quizLength, quizzesPerSection } from '../../../src/domain/questions/question-set.ts'
import {
  numberOfQuestion,
  sectionNames,
  sectionOfQuestion,
  type SectionName,
} from '../../../src/domain/questions/section.ts'
import { shareOf, type Finding, type Item } from '../item.ts'
import { bySection } from '../quizzes.ts'

/** The smallest and the largest share of a section that each topic may have. */
const allowedShares: Readonly<Record<string, readonly [number, number]>> = {
  'reading-comprehension': [0.4, 0.6],
  'text-completion': [0.15, 0.35],
  'sentence-equivalence': [0.15, 0.35],
  arithmetic: [0.15, 0.35],
  algebra: [0.2, 0.4],
  geometry: [0.12, 0.3],
  'data-analysis': [0.15, 0.4],
  'argument-analysis': [0.25, 0.5],
  logic: [0.15, 0.4],
  'essay-craft': [0.2, 0.45],
}

/** Sections and quizzes must have a balanced mix of topics and difficulties. Numbers of retired questions are not reused. */
export function checkMix(items: readonly Item[], retired: readonly QuestionId[] = []): readonly Finding[] {
  return sectionNames.flatMap((section) => {
    const { inSection, quizzes } = bySection(items, section)
    return [
      ...numberProblems(section, [...inSection.map(({ source }) => source.id), ...retired]),
      ...retiredProblems(section, retired),
      ...findingsFor(section, section, [
        ...difficultyProblems(inSection),
        ...topicProblems(section, inSection),
      ]),
      ...quizzes.flatMap((quiz, index) =>
        findingsFor(section, `${section} quiz ${index + 1}`, [
          ...difficultyProblems(quiz),
          ...orderProblems(quiz),
        ]),
      ),
    ]
  })
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}

function findingsFor(section: SectionName, id: string, rules: readonly string[]): readonly Finding[] {
  return rules.map((rule) => ({ file: `content/questions/${section}`, id, rule }))
}

function numberProblems(section: SectionName, ids: readonly QuestionId[]): readonly Finding[] {
  const firstWrong = ids
    .filter((id) => sectionOfQuestion(id) === section)
    .toSorted((a, b) => numberOfQuestion(a) - numberOfQuestion(b))
    .find((id, index) => numberOfQuestion(id) !== index + 1)
  return firstWrong === undefined
    ? []
    : findingsFor(section, firstWrong, [
        'question numbers must run from 1 without a gap, and each may be used only once',
      ])
}

/** Quizzes are slices of the numbered list, so removing a question from a quiz would move all later questions. */
function retiredProblems(section: SectionName, retired: readonly QuestionId[]): readonly Finding[] {
  const last = quizLength * quizzesPerSection
  return retired
    .filter((id) => sectionOfQuestion(id) === section && numberOfQuestion(id) <= last)
    .flatMap((id) =>
      findingsFor(section, id, [
        `is in a quiz and cannot be retired, only corrected; questions above ${last} can be retired`,
      ]),
    )
}

function difficultyProblems(items: readonly Item[]): readonly string[] {
  const problems: string[] = []
  if (shareOf(items, ({ source }) => source.difficulty === 'hard') < 0.25)
    problems.push('fewer than 25% of questions are hard')
  if (shareOf(items, ({ source }) => source.difficulty === 'easy') > 0.35)
    problems.push('more than 35% of questions are easy')
  return problems
}

function topicProblems(section: SectionName, inSection: readonly Item[]): readonly string[] {
  return topics[section].flatMap((topic) => {
    const [minimum, maximum] = allowedShares[topic] ?? [0, 1]
    const found = shareOf(inSection, ({ source }) => source.topic === topic)
    return found < minimum || found > maximum
      ? [
          `${percent(found)} of questions are about ${topic}; ${percent(minimum)} to ${percent(maximum)} are allowed`,
        ]
      : []
  })
}

/** A quiz must become harder, and questions about one passage must follow each other. */
function orderProblems(quiz: readonly Item[]): readonly string[] {
  const weight = { easy: 1, medium: 2, hard: 3 } as const
  const meanDifficulty = (part: readonly Item[]): number =>
    part.reduce((sum, { source }) => sum + weight[source.difficulty], 0) / part.length
  const problems: string[] = []
  if (meanDifficulty(quiz.slice(0, 8)) >= meanDifficulty(quiz.slice(-8)))
    problems.push('the last 8 questions are not harder than the first 8')
  const passages = quiz.map(({ source }) => source.stimulus)
  const isPassageSplit = passages.some(
    (id, index) => id !== undefined && index > passages.indexOf(id) && passages[index - 1] !== id,
  )
  if (isPassageSplit) problems.push('questions about the same passage must follow each other')
  return problems
}
