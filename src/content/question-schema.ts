import { z } from 'astro/zod'
import type { Question, Stimulus } from '../domain/questions/question.ts'
import { choiceLetter } from '../domain/questions/question.ts'
import { sectionOfQuestion, type SectionName } from '../domain/questions/section.ts'
import { richLineFrom, richTextFrom } from './rich-text.ts'
import { spokenText } from './spoken-text.ts'

/** The topics each section has; a question belongs to one. */
export const topics: Readonly<Record<SectionName, readonly string[]>> = {
  verbal: ['reading-comprehension', 'text-completion', 'sentence-equivalence'],
  quantitative: ['arithmetic', 'algebra', 'geometry', 'data-analysis'],
  analytical: ['argument-analysis', 'logic', 'essay-craft'],
}

const line = z.string().trim().min(1)
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case')

/** A choice as its author writes it. */
const choiceSource = z.strictObject({
  text: z.coerce.string().trim().min(1),
  correct: z.literal(true).optional(),
  why: line,
})

/** A question as its author writes it in content/questions. */
export const questionSource = z
  .strictObject({
    id: z.string().regex(/^[vqa][1-9]\d*$/, 'must be v, q or a and a number'),
    kind: z.literal('single'),
    topic: kebab,
    skill: kebab,
    difficulty: z.enum(['easy', 'medium', 'hard']),
    stimulus: kebab.optional(),
    text: line,
    choices: z.array(choiceSource).length(5, 'must be five'),
    explanation: line,
    proof: z.coerce.string().optional(),
  })
  .refine((source) => source.choices.filter((choice) => choice.correct).length === 1, {
    message: 'exactly one choice must be marked correct',
    path: ['choices'],
  })
  .refine((source) => topicsOf(source.id).includes(source.topic), {
    message: 'is not a topic of this section',
    path: ['topic'],
  })

export type QuestionSource = z.infer<typeof questionSource>

/** A passage or table as its author writes it in content/stimuli. */
export const stimulusSource = z.strictObject({
  id: kebab,
  kind: z.literal('passage'),
  text: line,
  sources: z.array(line).optional(),
})

export type StimulusSource = z.infer<typeof stimulusSource>

/** A question ready to be drawn. */
export function questionFrom(source: QuestionSource, stimulus: Stimulus | null): Question {
  const section = sectionOfQuestion(source.id)
  if (!section) throw new Error(`${source.id} belongs to no section`)
  return {
    id: source.id,
    section,
    kind: source.kind,
    topic: source.topic,
    skill: source.skill,
    difficulty: source.difficulty,
    stimulus,
    text: richTextFrom(source.text),
    choices: source.choices.map((choice, index) => ({
      id: source.id + choiceLetter(index).toLowerCase(),
      text: richLineFrom(choice.text),
      spoken: spokenText(richLineFrom(choice.text)),
      isCorrect: choice.correct === true,
      why: richLineFrom(choice.why),
    })),
    explanation: richTextFrom(source.explanation),
  }
}

export function stimulusFrom(source: StimulusSource): Stimulus {
  return { id: source.id, text: richTextFrom(source.text) }
}

function topicsOf(id: string): readonly string[] {
  const section = sectionOfQuestion(id)
  return section ? topics[section] : []
}
