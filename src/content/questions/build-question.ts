import type { Choice, Question } from '../../domain/questions/question.ts'
import { choiceLetter } from '../../domain/questions/question.ts'
import { sectionOfQuestion } from '../../domain/questions/section.ts'
import type { ChoiceSource, AuthoredQuestion } from './question-schema.ts'
import { richLineFrom, richTextFrom } from '../text/rich-text.ts'
import { directionFor } from './directions.ts'
import { sentencesOf } from '../text/sentences.ts'
import { spokenText } from '../math/spoken-text.ts'
import { stimulusFrom, type StimulusSource } from './stimulus-schema.ts'

/** The four answers that every comparison offers. */
const comparisons = [
  'Quantity A is greater.',
  'Quantity B is greater.',
  'The two quantities are equal.',
  'The relationship cannot be determined from the information given.',
] as const

/** A question ready to be drawn. */
export function buildQuestion(source: AuthoredQuestion, stimulus: StimulusSource | null): Question {
  const section = sectionOfQuestion(source.id)
  if (!section) throw new Error(`${source.id} belongs to no section`)
  const { id, topic, skill, difficulty } = source
  const text = source.text === undefined ? [] : richTextFrom(source.text)
  const explanation = richTextFrom(source.explanation)
  const asked = {
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
      return { ...asked, kind: source.kind, choices: choicesFrom(id, source.choices) }
    case 'comparison': {
      const { why, answer } = source
      const choices = comparisons.map((text, index) => {
        const letter = (['A', 'B', 'C', 'D'] as const)[index] ?? 'D'
        return letter === answer
          ? { text, correct: true as const, why: why[letter] }
          : { text, why: why[letter] }
      })
      return {
        ...asked,
        kind: 'comparison',
        quantities: [richLineFrom(source.quantityA), richLineFrom(source.quantityB)],
        choices: choicesFrom(id, choices),
      }
    }
    case 'blanks': {
      const all = choicesFrom(
        id,
        source.blanks.flatMap(({ choices }) => choices),
      )
      return {
        ...asked,
        kind: 'blanks',
        blanks: source.blanks.map((_, index) => all.slice(3 * index, 3 * index + 3)),
      }
    }
    case 'sentence':
      return { ...asked, kind: 'sentence', choices: choicesFrom(id, sentenceChoices(source, stimulus)) }
    case 'numeric':
      return {
        ...asked,
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

/** The sentences of the passage as choices; a why stands with those of which there is something to say. */
function sentenceChoices(
  { id, answer, why, others }: AuthoredQuestion & { kind: 'sentence' },
  stimulus: StimulusSource | null,
): readonly ChoiceSource[] {
  const sentences = stimulus?.kind === 'passage' ? sentencesOf(stimulus.text) : []
  const right = sentences.filter((sentence) => sentence === oneLine(answer))
  if (right.length !== 1) throw new Error(`${id}: the answer is not one sentence of the passage`)
  for (const other of others) {
    if (sentences.filter((sentence) => sentence.startsWith(oneLine(other.sentence))).length !== 1)
      throw new Error(`${id}: "${other.sentence}" does not begin one sentence of the passage`)
  }
  return sentences.map((text) => {
    if (text === right[0]) return { text, correct: true, why }
    const other = others.find(({ sentence }) => text.startsWith(oneLine(sentence)))
    return { text, why: other?.why ?? '' }
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
