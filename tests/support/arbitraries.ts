import fc from 'fast-check'
import type { Attempt, AttemptPlace } from '../../src/domain/history/attempt.ts'
import type { QuizResult } from '../../src/domain/history/result.ts'
import type { Recall } from '../../src/domain/words/recall.ts'
import { sectionNames } from '../../src/domain/questions/section.ts'

/** Things of the kind the site keeps, made by chance, for tests of rules that hold of all of them. */

const anyMoment = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  .map((at) => new Date(at).toISOString())

const anyCounts = fc.tuple(fc.nat(25), fc.nat(25), fc.nat(25)).filter(([a, b, c]) => a + b + c > 0)

export const anyResult: fc.Arbitrary<QuizResult> = fc
  .record({
    counts: anyCounts,
    timeTaken: fc.nat(20_000),
    date: anyMoment,
    sectionType: fc.constantFrom(...sectionNames),
  })
  .map(({ counts: [correctAnswers, incorrectAnswers, skippedQuestions], ...rest }) => ({
    questionsCount: correctAnswers + incorrectAnswers + skippedQuestions,
    correctAnswers,
    incorrectAnswers,
    skippedQuestions,
    ...rest,
  }))

/** Three collections that have results in common, some of them more than once, as copies that went apart do. */
export const anyCopies: fc.Arbitrary<[QuizResult[], QuizResult[], QuizResult[]]> = fc
  .array(anyResult, { minLength: 1, maxLength: 4 })
  .chain((few) => {
    const some = fc.array(fc.constantFrom(...few), { maxLength: 8 })
    return fc.tuple(some, some, some)
  })

/** Results of which some happened twice. */
export const anyResults: fc.Arbitrary<QuizResult[]> = anyCopies.map(([results]) => results)

const anyName = fc.stringMatching(/^[a-z0-9-]{1,12}$/)

const anyQuestionId = fc
  .tuple(fc.constantFrom('v', 'q', 'a'), fc.integer({ min: 1, max: 25 }))
  .map(([letter, number]) => `${letter}${number}`)

const anyPlace: fc.Arbitrary<AttemptPlace> = fc.oneof(
  fc.constant({ kind: 'page' } as const),
  fc.record({ kind: fc.constant('quiz' as const), set: anyName, sitting: anyName }),
  fc.record({ kind: fc.constant('practice' as const), sitting: anyName }),
)

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  id: anyName,
  question: anyQuestionId,
  answer: fc.array(fc.stringMatching(/^([a-z0-9]{0,8}|−?\d{1,3}( \d\/\d|[.,]\d)?)$/), { maxLength: 3 }),
  right: fc.boolean(),
  seconds: fc.nat(600),
  at: anyMoment,
  where: anyPlace,
})

const anyWord = fc.stringMatching(/^[a-z-]{1,40}$/)

const anyRecall: fc.Arbitrary<Recall> = fc.record({
  id: anyName,
  word: anyWord,
  asked: fc.constantFrom('meaning', 'word', 'gap'),
  given: anyWord,
  at: anyMoment,
  round: anyName,
})

export const anyRecalls: fc.Arbitrary<Recall[]> = fc.uniqueArray(anyRecall, {
  maxLength: 6,
  selector: (recall) => recall.id,
})

export const anyAttempts: fc.Arbitrary<Attempt[]> = fc.uniqueArray(anyAttempt, {
  maxLength: 6,
  selector: (attempt) => attempt.id,
})
