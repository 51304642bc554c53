import { z } from 'astro/zod'
import { sectionOfQuestion, type SectionName } from '../../domain/questions/section.ts'
import { isLineOf } from './syllabus.ts'
import { authoredKinds, blanksInText } from './kinds/authored-kinds.ts'

export const topics: Readonly<Record<SectionName, readonly string[]>> = {
  verbal: ['reading-comprehension', 'text-completion', 'sentence-equivalence'],
  quantitative: ['arithmetic', 'algebra', 'geometry', 'data-analysis'],
  analytical: ['argument-analysis', 'logic', 'essay-craft'],
}

const { single, ...otherKinds } = authoredKinds
const ofAnyKind = z.discriminatedUnion('kind', [
  single.schema,
  ...Object.values(otherKinds).map(({ schema }) => schema),
])

/** A question as its author writes it in content/questions/. */
export const questionSchema = ofAnyKind
  .refine((source) => topicsOf(source.id).includes(source.topic), {
    message: 'must be a topic of this section; question-schema.ts lists them',
    path: ['topic'],
  })
  .refine(({ topic, syllabus: line }) => line === undefined || isLineOf(topic, line), {
    message: 'must be a line of this topic in syllabus.ts',
    path: ['syllabus'],
  })
  .refine(showsEveryBlank, {
    message: 'must show each blank once: a single blank as _____, several as (i) _____, (ii) _____ and so on',
    path: ['text'],
  })
  .refine(({ explanation, steps }) => (explanation === undefined) !== (steps === undefined), {
    message: 'needs either an explanation or steps, and not both',
    path: ['explanation'],
  })

export type AuthoredQuestion = z.infer<typeof questionSchema>

/** The text must have as many blanks as the question, and number them if there are several. */
function showsEveryBlank(source: z.infer<typeof ofAnyKind>): boolean {
  const expected = blanksInText(source)
  return expected === null || (source.text?.match(/(?:\(i+\) )?_+/g) ?? []).join() === expected.join()
}

function topicsOf(id: string): readonly string[] {
  const section = sectionOfQuestion(id)
  return section ? topics[section] : []
}
