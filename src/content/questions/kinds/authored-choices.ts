import { z } from 'astro/zod'
import { choiceLetter, type Choice } from '../../../domain/questions/question.ts'
import { spokenText } from '../../math/spoken-text.ts'
import { richLineFrom } from '../../text/rich-text.ts'
import { textLine, textOrNumber } from './shared-fields.ts'

/** A choice as its author writes it in YAML. */
const choiceSource = z.strictObject({
  text: textOrNumber,
  correct: z.literal(true).optional(),
  why: textLine,
  /** The value of the choice, if a proof cannot read it from the text. */
  value: textOrNumber.optional(),
  /** The condition that the choice states, for logic questions. */
  test: textLine.optional(),
})

export type ChoiceSource = z.infer<typeof choiceSource>

/** How many choices there must be, and how many of them correct; with null, any positive number may be correct. */
type ChoiceCounts = Readonly<{ minimum: number; maximum: number; correctCount: number | null }>

export function authoredChoices({ minimum, maximum, correctCount }: ChoiceCounts): z.ZodType<ChoiceSource[]> {
  const count = minimum === maximum ? `${minimum}` : `${minimum} to ${maximum}`
  return z
    .array(choiceSource)
    .refine((list) => list.length >= minimum && list.length <= maximum, `must have ${count} choices`)
    .refine((list) => {
      const found = list.filter(({ correct }) => correct).length
      return correctCount === null ? found > 0 : found === correctCount
    }, correctCountRule(correctCount))
}

function correctCountRule(correctCount: number | null): string {
  if (correctCount === 1) return 'exactly one choice must have "correct: true"'
  return correctCount === null
    ? 'at least one choice must have "correct: true"'
    : `exactly ${correctCount} choices must have "correct: true"`
}

/** The choices ready to render, lettered in their order. */
export function choicesFrom(id: string, sources: readonly ChoiceSource[]): readonly Choice[] {
  return sources.map((choice, index) => {
    const text = richLineFrom(choice.text)
    return {
      id: id + choiceLetter(index).toLowerCase(),
      text,
      spoken: spokenText(text),
      isCorrect: choice.correct === true,
      why: choice.why === '' ? [] : richLineFrom(choice.why),
    }
  })
}

export function textsOfChoices(choices: readonly ChoiceSource[]): readonly string[] {
  return choices.map(({ text }) => text)
}
