import type { Choice, Question } from '../../domain/questions/question.ts'
import { choiceLetter } from '../../domain/questions/question.ts'
import { sectionOfQuestion } from '../../domain/questions/section.ts'
import type { ChoiceSource, AuthoredQuestion } from './question-schema.ts'
import { richLineFrom, richTextFrom } from '../text/rich-text.ts'
import { directionFor } from './directions.ts'
import { sentencesOf } from '../text/sentences.ts'
import { spokenText } from '../math/spoken-text.ts'
import { stimulusFrom, type StimulusSource } from './stimulus-schema.ts'

/** Every quantitative comparison has these four choices. */
const comparisonTexts = [
  'Quantity A is greater.',
  'Quantity B is greater.',
  'The two quantities are equal.',
  'The relationship cannot be determined from the information given.',
] as const

/** Turns a question as its author wrote it into a question ready to render. */
export function buildQuestion(source: AuthoredQuestion, stimulus: StimulusSource | null): Question {
  const section = sectionOfQuestion(source.id)
  if (!section) throw new Error(`${source.id}: the id must begin with v, q or a`)
  const { id, topic, skill, difficulty } = source
  const text = source.text === undefined ? [] : richTextFrom(source.text)
  const explanation = richTextFrom(source.explanation)
  const shared = {
    id,
    section,
    topic,
    skill,
    difficulty,
    stimulus: stimulus && stimulusFrom(stimulus),
    direction: directionFor(source),
    text,
    explanation,
    spoken: { text: spokenText(text), explanation: spokenText(explanation) },
  }
  switch (source.kind) {
    case 'single':
    case 'several':
    case 'equivalence':
      return { ...shared, kind: source.kind, choices: choicesFrom(id, source.choices) }
    case 'comparison': {
      const { why, answer } = source
      const choices = comparisonTexts.map((text, index) => {
        const letter = (['A', 'B', 'C', 'D'] as const)[index] ?? 'D'
        return letter === answer
          ? { text, correct: true as const, why: why[letter] }
          : { text, why: why[letter] }
      })
      return {
        ...shared,
        kind: 'comparison',
        quantities: [richLineFrom(source.quantityA), richLineFrom(source.quantityB)],
        choices: choicesFrom(id, choices),
      }
    }
    case 'blanks': {
      const choices = choicesFrom(
        id,
        source.blanks.flatMap(({ choices }) => choices),
      )
      return {
        ...shared,
        kind: 'blanks',
        blanks: source.blanks.map((_, index) => choices.slice(3 * index, 3 * index + 3)),
      }
    }
    case 'sentence':
      return { ...shared, kind: 'sentence', choices: choicesFrom(id, choicesFromPassage(source, stimulus)) }
    case 'numeric':
      return {
        ...shared,
        kind: 'numeric',
        key: source.answer,
        unit: source.unit ?? null,
        mistake: richLineFrom(source.why),
      }
  }
}

function choicesFrom(id: string, sources: readonly ChoiceSource[]): readonly Choice[] {
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

/** All sentences of the passage as choices. Only the answer and the tempting ones have a reason. */
function choicesFromPassage(
  { id, answer, why, others }: AuthoredQuestion & { kind: 'sentence' },
  stimulus: StimulusSource | null,
): readonly ChoiceSource[] {
  const sentences = stimulus?.kind === 'passage' ? sentencesOf(stimulus.text) : []
  const matches = sentences.filter((sentence) => sentence === withoutLineBreaks(answer))
  if (matches.length !== 1)
    throw new Error(`${id}: the answer must be exactly one sentence of the passage, word for word`)
  for (const other of others) {
    if (sentences.filter((sentence) => sentence.startsWith(withoutLineBreaks(other.sentence))).length !== 1)
      throw new Error(
        `${id}: "${other.sentence}" must be the beginning of exactly one sentence of the passage`,
      )
  }
  return sentences.map((text) => {
    if (text === matches[0]) return { text, correct: true, why }
    const other = others.find(({ sentence }) => text.startsWith(withoutLineBreaks(sentence)))
    return { text, why: other?.why ?? '' }
  })
}

function withoutLineBreaks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
