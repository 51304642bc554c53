import { describe, expect, test } from 'vitest'
import { countWords, questions, sources, stimuli, visible } from '../../tests/unit/content-files.ts'
import { numberOfQuestion, sectionNames } from '../domain/questions/section.ts'

/** A choice that has no letters is a number or a formula. */
function isNumber(text: string): boolean {
  return !/\p{L}{2,}/u.test(text)
}

/** Whether one text stands in another as whole words. */
function stands(part: string, whole: string): boolean {
  return ` ${bare(whole)} `.includes(` ${bare(part)} `)
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%$]+/gu, ' ').trim()
}

describe.each(sectionNames)('the %s bank', (section) => {
  const own = questions.filter((question) => question.section === section)

  test('is numbered from 1 without a gap, each number once', () => {
    const numbers = own.map(({ id }) => numberOfQuestion(id)).toSorted((a, b) => a - b)
    expect(numbers).toEqual(own.map((_, index) => index + 1))
  })

  test('fills at least one quiz, and nothing but whole quizzes', () => {
    expect(own.length).toBeGreaterThanOrEqual(25)
    expect(own.length % 25).toBe(0)
  })
})

describe.each(questions)('question $id', (question) => {
  const choices = question.choices.map((choice) => visible(choice.text))

  test('offers five different choices, none of which stands inside another', () => {
    expect(new Set(choices.map((text) => text.toLowerCase())).size).toBe(5)
    // "4" stands inside "14" and "1/4" without being part of its meaning, so numbers need only differ.
    const prose = choices.filter((text) => !isNumber(text))
    const contained = prose.filter((text) => prose.some((other) => other !== text && stands(text, other)))
    expect(contained).toEqual([])
  })

  test('offers no “all of the above”', () => {
    for (const text of choices) {
      expect(text).not.toMatch(/\b(above|preceding)\W*$/i)
      expect(text).not.toMatch(/\b(all|none|both|neither) (of )?(the |these )?(choices|answers|options|others)\b/i)
      expect(text).not.toMatch(/^(all|none|both|neither) of (these|those|them)\W*$/i)
    }
  })

  test('says of every choice why it is right or wrong', () => {
    for (const choice of question.choices) expect(countWords(visible(choice.why))).toBeGreaterThanOrEqual(3)
  })

  test('is explained in 40 words or more, and never by a letter: choices may be shown in another order', () => {
    const explanation = visible(question.explanation)
    expect(countWords(explanation)).toBeGreaterThanOrEqual(40)
    for (const text of [explanation, ...question.choices.map((choice) => visible(choice.why))]) {
      expect(text).not.toMatch(/\b([Cc]hoices?|[Oo]ptions?|[Aa]nswers?|[Aa]lternatives?) \(?[A-E]\b/)
      expect(text).not.toMatch(/\([A-E]\)/)
    }
  })
})

describe('stimuli', () => {
  const used = sources.flatMap(({ stimulus }) => stimulus ?? [])
  const names = stimuli.map(({ id }) => id)

  test('each has a name of its own, is used, and every one that is used exists', () => {
    expect(names.toSorted()).toEqual([...new Set(used)].toSorted())
  })

  test.each(stimuli.filter(({ text }) => !text.includes('|')))('passage $id has 80 to 450 words', ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(80)
    expect(countWords(text)).toBeLessThanOrEqual(450)
  })
})
