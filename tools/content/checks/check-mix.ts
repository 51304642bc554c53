import { topics } from '../../../src/content/questions/question-schema.ts'
import type { QuestionId } from '../../../src/domain/questions/question.ts'
import { quizLength, quizzesPerSection } from '../../../src/domain/questions/question-set.ts'
import {
  numberOfQuestion,
  sectionNames,
  sectionOfQuestion,
  type SectionName,
} from '../../../src/domain/questions/section.ts'
import { share, type Finding, type Item } from '../item.ts'
import { bySection } from '../quizzes.ts'

/** The least and the greatest share of a section that each topic may have. */
const shares: Readonly<Record<string, readonly [number, number]>> = {
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

/** Each section, and each quiz, must be a balanced set; the numbers of retired questions are not given again. */
export function checkMix(items: readonly Item[], retired: readonly QuestionId[] = []): readonly Finding[] {
  return sectionNames.flatMap((section) => {
    const { own, quizzes } = bySection(items, section)
    return [
      ...faultsOfNumbers(section, [...own.map(({ source }) => source.id), ...retired]),
      ...faultsOfRetired(section, retired),
      ...told(section, section, [...faultsOfDifficulty(own), ...faultsOfTopics(section, own)]),
      ...quizzes.flatMap((quiz, index) =>
        told(section, `${section} quiz ${index + 1}`, [...faultsOfDifficulty(quiz), ...faultsOfOrder(quiz)]),
      ),
    ]
  })
}

function told(section: SectionName, id: string, rules: readonly string[]): readonly Finding[] {
  return rules.map((rule) => ({ file: `content/questions/${section}`, id, rule }))
}

function faultsOfNumbers(section: SectionName, ids: readonly QuestionId[]): readonly Finding[] {
  const wrong = ids
    .filter((id) => sectionOfQuestion(id) === section)
    .toSorted((a, b) => numberOfQuestion(a) - numberOfQuestion(b))
    .find((id, index) => numberOfQuestion(id) !== index + 1)
  return wrong === undefined ? [] : told(section, wrong, ['numbers run from 1 without a gap, each once'])
}

/** Quizzes are cut by place, and pages stand under numbers: one question fewer would move all that follow. */
function faultsOfRetired(section: SectionName, retired: readonly QuestionId[]): readonly Finding[] {
  const last = quizLength * quizzesPerSection
  return retired
    .filter((id) => sectionOfQuestion(id) === section && numberOfQuestion(id) <= last)
    .flatMap((id) => told(section, id, [`stands in a quiz: only numbers above ${last} can be retired`]))
}

function faultsOfDifficulty(items: readonly Item[]): readonly string[] {
  const faults: string[] = []
  if (share(items, ({ source }) => source.difficulty === 'hard') < 0.25)
    faults.push('fewer than a quarter are hard')
  if (share(items, ({ source }) => source.difficulty === 'easy') > 0.35)
    faults.push('more than 35 % are easy')
  return faults
}

function faultsOfTopics(section: SectionName, own: readonly Item[]): readonly string[] {
  return topics[section].flatMap((topic) => {
    const [least, most] = shares[topic] ?? [0, 1]
    const found = share(own, ({ source }) => source.topic === topic)
    return found < least || found > most ? [`${Math.round(found * 100)} % are about ${topic}`] : []
  })
}

/** Difficulty rises gently, and questions about one passage stand side by side. */
function faultsOfOrder(quiz: readonly Item[]): readonly string[] {
  const weight = { easy: 1, medium: 2, hard: 3 } as const
  const mean = (part: readonly Item[]): number =>
    part.reduce((sum, { source }) => sum + weight[source.difficulty], 0) / part.length
  const faults: string[] = []
  if (mean(quiz.slice(0, 8)) >= mean(quiz.slice(-8))) faults.push('the end is no harder than the beginning')
  const passages = quiz.map(({ source }) => source.stimulus)
  const isParted = passages.some(
    (id, index) => id !== undefined && index > passages.indexOf(id) && passages[index - 1] !== id,
  )
  if (isParted) faults.push('questions about one passage do not stand side by side')
  return faults
}
