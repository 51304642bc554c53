import { sectionNames } from '../../../src/domain/questions/section.ts'
import { choicesOf, type Choice, type Question } from '../../../src/domain/questions/question.ts'
import { countWords, isNumber, share, visible, type Finding, type Item } from '../item.ts'
import { bySection } from '../quizzes.ts'

/** Where chi-square with four degrees of freedom has p = 0.01. */
const chiSquareLimit = 13.277

/** Keys must not be told by their place or their length, neither over a section nor in any quiz of 25. */
export function checkKeys(items: readonly Item[]): readonly Finding[] {
  return sectionNames.flatMap((section) => {
    const { own, quizzes } = bySection(items, section)
    const singles = own.map(({ question }) => question).filter(({ kind }) => kind === 'single')
    const told = (name: string, faults: readonly string[]): readonly Finding[] =>
      faults.map((rule) => ({ file: `content/questions/${section}`, id: name, rule }))
    return [
      ...told(section, [...faultsOfPlace(singles), ...faultsOfLength(singles), ...faultsOfWords(singles)]),
      ...quizzes
        .map((quiz) => quiz.map(({ question }) => question))
        .flatMap((quiz, index) =>
          told(`${section} quiz ${index + 1}`, [
            ...faultsOfPlace(quiz),
            ...faultsOfQuiz(quiz),
            ...faultsOfLength(quiz),
          ]),
        ),
    ]
  })
}

function placeOf(question: Question): number {
  return choicesOf(question).findIndex(({ isCorrect }) => isCorrect)
}

function countPlaces(questions: readonly Question[]): readonly number[] {
  return [0, 1, 2, 3, 4].map((place) => questions.filter((question) => placeOf(question) === place).length)
}

function faultsOfPlace(questions: readonly Question[]): readonly string[] {
  const counts = countPlaces(questions)
  const expected = questions.length / 5
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquare > chiSquareLimit ? [`keys stand ${counts.join(', ')} times in the five places`] : []
}

function faultsOfQuiz(quiz: readonly Question[]): readonly string[] {
  const places = quiz.map(placeOf)
  const counts = countPlaces(quiz)
  const runs = places.map((place, index) => {
    const end = places.slice(index).findIndex((next) => next !== place)
    return end === -1 ? places.length - index : end
  })
  const faults: string[] = []
  if (counts.some((count) => count < 3 || count > 7))
    faults.push(`keys stand ${counts.join(', ')} times in the five places`)
  if (Math.max(...runs) > 3) faults.push('a place is right more than three times running')
  if (quiz.some(({ kind }) => kind !== 'single'))
    faults.push('a numbered quiz holds questions with one right choice of five')
  return faults
}

function faultsOfLength(questions: readonly Question[]): readonly string[] {
  const written = questions.filter(({ kind }) => kind === 'single')
  const longest = share(written, (question) => standsOut(question, 1))
  const shortest = share(written, (question) => standsOut(question, -1))
  const prose = written.filter((question) =>
    choicesOf(question).every(({ text }) => !isNumber(visible(text))),
  )
  const [keys, others] = [true, false].map((right) =>
    prose.flatMap(choicesOf).filter(({ isCorrect }) => isCorrect === right),
  )
  const ratio = meanLength(keys ?? []) / meanLength(others ?? [])
  const faults: string[] = []
  if (longest > 0.25) faults.push(`the key is the one longest choice in ${percent(longest)}`)
  if (shortest > 0.25) faults.push(`the key is the one shortest choice in ${percent(shortest)}`)
  if (prose.length > 40 && Math.abs(ratio - 1) > 0.1)
    faults.push(`keys have ${ratio.toFixed(2)} times the length of the others`)
  return faults
}

/** Words that leave no room; where wrong choices alone have them, they give the key away. */
const absolutes =
  /\b(always|never|only|all|every|must|none|no one|nobody|nothing|entirely|completely|impossible|any|cannot)\b/i

function faultsOfWords(questions: readonly Question[]): readonly string[] {
  const worded = questions.filter((question) =>
    choicesOf(question).every(({ text }) => countWords(visible(text)) >= 4),
  )
  const [keys, others] = [true, false].map((right) =>
    share(
      worded.flatMap(choicesOf).filter(({ isCorrect }) => isCorrect === right),
      ({ text }) => absolutes.test(visible(text)),
    ),
  )
  return worded.length > 40 && (keys ?? 0) < (others ?? 0)
    ? [`${percent(keys ?? 0)} of keys have an absolute word, and ${percent(others ?? 0)} of the others`]
    : []
}

/** Whether the right choice is longer (or, for -1, shorter) than every other. */
export function standsOut(question: Question, direction: 1 | -1): boolean {
  const lengths = (correct: boolean): number[] =>
    choicesOf(question)
      .filter(({ isCorrect }) => isCorrect === correct)
      .map(({ text }) => direction * visible(text).length)
  return Math.max(...lengths(true)) > Math.max(...lengths(false))
}

function meanLength(choices: readonly Choice[]): number {
  return choices.reduce((sum, { text }) => sum + visible(text).length, 0) / (choices.length || 1)
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
