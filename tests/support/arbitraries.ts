import fc from 'fast-check'
import type { Attempt, AttemptPlace } from '../../src/domain/history/attempt.ts'
import type { QuizResult } from '../../src/domain/history/result.ts'
import type { Recall } from '../../src/domain/words/recall.ts'
import { sectionNames } from '../../src/domain/questions/section.ts'

/** fast-check arbitraries for stored records, for property tests. */

const anyDate = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  .map((at) => new Date(at).toISOString())

const anyCounts = fc.tuple(fc.nat(25), fc.nat(25), fc.nat(25)).filter(([a, b, c]) => a + b + c > 0)

export const anyResult: fc.Arbitrary<QuizResult> = fc
  .record({
    counts: anyCounts,
    timeTaken: fc.nat(20_000),
    date: anyDate,
    sectionType: fc.constantFrom(...sectionNames),
  })
  .map(({ counts: [correctAnswers, incorrectAnswers, skippedQuestions], ...rest }) => ({
    questionsCount: correctAnswers + incorrectAnswers + skippedQuestions,
    correctAnswers,
    incorrectAnswers,
    skippedQuestions,
    ...rest,
  }))

/** Three lists that share some results, with duplicates, like copies of the results that were changed separately. */
export const threeCopies: fc.Arbitrary<[QuizResult[], QuizResult[], QuizResult[]]> = fc
  .array(anyResult, { minLength: 1, maxLength: 4 })
  .chain((results) => {
    const copy = fc.array(fc.constantFrom(...results), { maxLength: 8 })
    return fc.tuple(copy, copy, copy)
  })

/** A list of results in which some are equal. */
export const anyResults: fc.Arbitrary<QuizResult[]> = threeCopies.map(([results]) => results)

const anyId = fc.stringMatching(/^[a-z0-9-]{1,12}$/)

const anyQuestionId = fc
  .tuple(fc.constantFrom('v', 'q', 'a'), fc.integer({ min: 1, max: 25 }))
  .map(([letter, number]) => `${letter}${number}`)

const anyPlace: fc.Arbitrary<AttemptPlace> = fc.oneof(
  fc.constant({ kind: 'page' } as const),
  fc.record({ kind: fc.constant('quiz' as const), set: anyId, sitting: anyId }),
  fc.record({ kind: fc.constant('practice' as const), sitting: anyId }),
)

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  id: anyId,
  question: anyQuestionId,
  answer: fc.array(fc.stringMatching(/^([a-z0-9]{0,8}|−?\d{1,3}( \d\/\d|[.,]\d)?)$/), { maxLength: 3 }),
  right: fc.boolean(),
  seconds: fc.nat(600),
  at: anyDate,
  where: anyPlace,
})

const anyWord = fc.stringMatching(/^[a-z-]{1,40}$/)

const anyRecall: fc.Arbitrary<Recall> = fc.record({
  id: anyId,
  word: anyWord,
  asked: fc.constantFrom('meaning', 'word', 'gap'),
  given: anyWord,
  at: anyDate,
  round: anyId,
})

export const anyRecalls: fc.Arbitrary<Recall[]> = fc.uniqueArray(anyRecall, {
  maxLength: 6,
  selector: (recall) => recall.id,
})

export const anyAttempts: fc.Arbitrary<Attempt[]> = fc.uniqueArray(anyAttempt, {
  maxLength: 6,
  selector: (attempt) => attempt.id,
})
