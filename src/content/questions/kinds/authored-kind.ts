import type { z } from 'astro/zod'
import type { FieldsByKind, QuestionKind } from '../../../domain/questions/question.ts'
import type { RichText } from '../../../domain/questions/rich-text.ts'
import type { StimulusSource } from '../stimulus-schema.ts'

/** What becomes of a question of one kind as its author wrote it. */
export type AuthoredKindRules<K extends QuestionKind, Source> = Readonly<{
  /** The fields that only this kind has, ready to render. */
  build: (source: Source, stimulus: StimulusSource | null) => FieldsByKind[K]
  /** An instruction for the learner; null if the text of the question already says what to do. */
  direction: (source: Source) => string | null
  /** The blanks that the text must show, in order; null if the kind has none. */
  blanksInText: (source: Source) => readonly string[] | null
  /** The texts that make the question what it is, besides its own text; for finding duplicates. */
  ownTexts: (source: Source) => readonly string[]
  /** What the learner reads besides text, explanation and choices; for the spelling check. */
  otherTexts: (fields: FieldsByKind[K]) => readonly RichText[]
  /** Whether the author wrote the choices, so that they are checked as choices. */
  hasOwnChoices: boolean
}>

export type AuthoredKind<K extends QuestionKind, Schema extends z.ZodType> = AuthoredKindRules<
  K,
  z.infer<Schema>
> &
  Readonly<{ schema: Schema }>

/** How questions of one kind are written in YAML: the schema, and the rules that differ from the usual ones. */
export function authoredKind<K extends QuestionKind, Schema extends z.ZodType>(
  _kind: K,
  schema: Schema,
  rules: Pick<AuthoredKindRules<K, z.infer<Schema>>, 'build'> &
    Partial<AuthoredKindRules<K, z.infer<Schema>>>,
): AuthoredKind<K, Schema> {
  return {
    schema,
    direction: () => null,
    blanksInText: () => null,
    ownTexts: () => [],
    otherTexts: () => [],
    hasOwnChoices: false,
    ...rules,
  }
}
