import { sectionNames } from '../../../src/domain/questions/section.ts'
import { choicesOf } from '../../../src/domain/questions/kinds/kinds.ts'
import type { Choice, Question } from '../../../src/domain/questions/question.ts'
import { countWords, isNumberOrFormula, shareOf, visibleText, type Finding, type Item } from '../item.ts'
import { bySection } from '../quizzes.ts'

/** The chi-square value with p = 0.01 at four degrees of freedom. */
const chiSquareLimit = 13.277

/** Nobody should be able to guess keys from their position or length, in a whole section or in a quiz of 25. */
export function checkKeys(items: readonly Item[]): readonly Finding[] {
  return sectionNames.flatMap((section) => {
    const { inSection, quizzes } = bySection(items, section)
    const singles = inSection.map(({ question }) => question).filter(({ kind }) => kind === 'single')
    const findingsFor = (id: string, rules: readonly string[]): readonly Finding[] =>
      rules.map((rule) => ({ file: `content/questions/${section}`, id, rule }))
    return [
      ...findingsFor(section, keyCues(singles)),
      ...quizzes
        .map((quiz) => quiz.map(({ question }) => question))
        .flatMap((quiz, index) =>
          findingsFor(`${section} quiz ${index + 1}`, [
            ...unevenPositions(quiz),
            ...quizProblems(quiz),
            ...revealingLengths(quiz),
          ]),
        ),
    ]
  })
}

/** What gives away the keys of many five-choice questions: their position, length or words. */
export function keyCues(singles: readonly Question[]): readonly string[] {
  return [...unevenPositions(singles), ...revealingLengths(singles), ...revealingWords(singles)]
}

function keyPositionOf(question: Question): number {
  return choicesOf(question).findIndex(({ isCorrect }) => isCorrect)
}

function countPositions(questions: readonly Question[]): readonly number[] {
  return [0, 1, 2, 3, 4].map(
    (position) => questions.filter((question) => keyPositionOf(question) === position).length,
  )
}

function unevenPositions(questions: readonly Question[]): readonly string[] {
  const counts = countPositions(questions)
  const expected = questions.length / 5
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquare > chiSquareLimit ? [unevenPositionsRule(counts)] : []
}

function unevenPositionsRule(counts: readonly number[]): string {
  return `the key is choice A, B, C, D, E ${counts.join(', ')} times; spread the keys more evenly`
}

function quizProblems(quiz: readonly Question[]): readonly string[] {
  const positions = quiz.map(keyPositionOf)
  const counts = countPositions(quiz)
  const runLengths = positions.map((position, index) => {
    const end = positions.slice(index).findIndex((next) => next !== position)
    return end === -1 ? positions.length - index : end
  })
  const problems: string[] = []
  if (counts.some((count) => count < 3 || count > 7)) problems.push(unevenPositionsRule(counts))
  if (Math.max(...runLengths) > 3)
    problems.push(
      'the key is in the same position more than three times in a row; reorder the choices of a new question',
    )
  if (quiz.some(({ kind }) => kind !== 'single'))
    problems.push('questions 1 to 125 must have the kind "single"')
  return problems
}

function revealingLengths(questions: readonly Question[]): readonly string[] {
  const singles = questions.filter(({ kind }) => kind === 'single')
  const longest = shareOf(singles, (question) => keyStandsOutByLength(question, 1))
  const shortest = shareOf(singles, (question) => keyStandsOutByLength(question, -1))
  const prose = singles.filter((question) =>
    choicesOf(question).every(({ text }) => !isNumberOrFormula(visibleText(text))),
  )
  const [keys, others] = [true, false].map((correct) =>
    prose.flatMap(choicesOf).filter(({ isCorrect }) => isCorrect === correct),
  )
  const ratio = meanLength(keys ?? []) / meanLength(others ?? [])
  const problems: string[] = []
  if (longest > 0.25)
    problems.push(`the key is the longest choice in ${percent(longest)} of questions; at most 25% may be`)
  if (shortest > 0.25)
    problems.push(`the key is the shortest choice in ${percent(shortest)} of questions; at most 25% may be`)
  if (prose.length > 40 && Math.abs(ratio - 1) > 0.1)
    problems.push(
      `keys are on average ${ratio.toFixed(2)} times as long as wrong choices; between 0.9 and 1.1 is allowed`,
    )
  return problems
}

/** If mostly wrong choices have such words, learners can guess the key. */
const absoluteWords =
  /\b(always|never|only|all|every|must|none|no one|nobody|nothing|entirely|completely|impossible|any|cannot)\b/i

function revealingWords(questions: readonly Question[]): readonly string[] {
  const withSentences = questions.filter((question) =>
    choicesOf(question).every(({ text }) => countWords(visibleText(text)) >= 4),
  )
  const [keys, others] = [true, false].map((correct) =>
    shareOf(
      withSentences.flatMap(choicesOf).filter(({ isCorrect }) => isCorrect === correct),
      ({ text }) => absoluteWords.test(visibleText(text)),
    ),
  )
  return withSentences.length > 40 && (keys ?? 0) < (others ?? 0)
    ? [
        `${percent(keys ?? 0)} of keys but ${percent(others ?? 0)} of wrong choices have an absolute word such as "never"; use such words in keys as often`,
      ]
    : []
}

/** Whether the key is longer than every other choice or, for direction -1, shorter. */
export function keyStandsOutByLength(question: Question, direction: 1 | -1): boolean {
  const lengths = (correct: boolean): number[] =>
    choicesOf(question)
      .filter(({ isCorrect }) => isCorrect === correct)
      .map(({ text }) => direction * visibleText(text).length)
  return Math.max(...lengths(true)) > Math.max(...lengths(false))
}

function meanLength(choices: readonly Choice[]): number {
  return choices.reduce((sum, { text }) => sum + visibleText(text).length, 0) / (choices.length || 1)
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}
