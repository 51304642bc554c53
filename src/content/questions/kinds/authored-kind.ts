import type { z } from 'astro/zod'
import type { FieldsByKind, QuestionKind } from '../../../domain/questions/question.ts'
import type { RichText } from '../../../domain/questions/rich-text.ts'
import type { StimulusSource } from '../stimulus-schema.ts'

/** How the content layer builds and checks the questions of one kind. `Source` is a question as its author wrote it. */
export type AuthoredKindRules<K extends QuestionKind, Source> = Readonly<{
  /** The fields that only this kind has, ready to render. */
  build: (source: Source, stimulus: StimulusSource | null) => FieldsByKind[K]
  /** An instruction for the learner; null if the text of the question already says what to do. */
  direction: (source: Source) => string | null
  /** How the test itself asks such a question, if in another form, with a link to questions in that form. */
  note: (source: Source) => RichText | null
  /** The blanks that the text must show, in order; null if the kind has none. */
  blanksInText: (source: Source) => readonly string[] | null
  /** The texts that two questions of this kind are compared by, besides `text`, to find duplicates. */
  textsForDuplicateCheck: (source: Source) => readonly string[]
  /** What the learner reads besides text, explanation and choices. */
  textsForSpellingCheck: (fields: FieldsByKind[K]) => readonly RichText[]
  /** Whether the author wrote every choice; the checks of choices skip kinds whose choices the build makes. */
  hasAuthoredChoices: boolean
}>

export type AuthoredKind<K extends QuestionKind, Schema extends z.ZodType> = AuthoredKindRules<
  K,
  z.infer<Schema>
> &
  Readonly<{ schema: Schema }>

/**
 * How questions of one kind are written in YAML: the schema, and the rules that differ from the defaults below. `_kind`
 * only tells the compiler which kind the rules are for.
 */
export function authoredKind<K extends QuestionKind, Schema extends z.ZodType>(
  _kind: K,
  schema: Schema,
  rules: Pick<AuthoredKindRules<K, z.infer<Schema>>, 'build'> &
    Partial<AuthoredKindRules<K, z.infer<Schema>>>,
): AuthoredKind<K, Schema> {
  return {
    schema,
    direction: () => null,
    note: () => null,
    blanksInText: () => null,
    textsForDuplicateCheck: () => [],
    textsForSpellingCheck: () => [],
    hasAuthoredChoices: false,
    ...rules,
  }
}
