import type { z } from 'astro/zod'
import type { FieldsByKind, QuestionKind, QuestionOf } from '../../../domain/questions/question.ts'
import type { RichText } from '../../../domain/questions/rich-text.ts'
import type { StimulusSource } from '../stimulus-schema.ts'
import type { AuthoredKindRules } from './authored-kind.ts'
import { blanks } from './blanks.ts'
import { comparison } from './comparison.ts'
import { equivalence } from './equivalence.ts'
import { numeric } from './numeric.ts'
import { sentence } from './sentence.ts'
import { several } from './several.ts'
import { single } from './single.ts'

/** How every kind of question is written. Other code reads the rules only through the functions below. */
export const authoredKinds = { single, comparison, several, blanks, equivalence, sentence, numeric }

/** A question of one kind, or of one of several, as its author wrote it. */
export type AuthoredOf<K extends QuestionKind> = {
  [P in K]: z.infer<(typeof authoredKinds)[P]['schema']> & Readonly<{ kind: P }>
}[K]

const rulesByKind: Readonly<{ [K in QuestionKind]: AuthoredKindRules<K, AuthoredOf<K>> }> = authoredKinds

export function buildFields<K extends QuestionKind>(
  source: AuthoredOf<K>,
  stimulus: StimulusSource | null,
): FieldsByKind[K] {
  return rulesOf(source).build(source, stimulus)
}

/** An instruction for the learner; null if the text of the question already says what to do. */
export function directionFor<K extends QuestionKind>(source: AuthoredOf<K>): string | null {
  return rulesOf(source).direction(source)
}

export function noteFor<K extends QuestionKind>(source: AuthoredOf<K>): RichText | null {
  return rulesOf(source).note(source)
}

/** The blanks that the text must show, in order; null if the kind has none. */
export function blanksInText<K extends QuestionKind>(source: AuthoredOf<K>): readonly string[] | null {
  return rulesOf(source).blanksInText(source)
}

/** The texts that two questions of this kind are compared by, besides `text`, to find duplicates. */
export function textsForDuplicateCheck<K extends QuestionKind>(source: AuthoredOf<K>): readonly string[] {
  return rulesOf(source).textsForDuplicateCheck(source)
}

/** What the learner reads besides text, explanation and choices. */
export function textsForSpellingCheck<K extends QuestionKind>(question: QuestionOf<K>): readonly RichText[] {
  return rulesByKind[question.kind].textsForSpellingCheck(question)
}

/** Whether the author wrote every choice; the checks of choices skip kinds whose choices the build makes. */
export function hasAuthoredChoices(kind: QuestionKind): boolean {
  return rulesByKind[kind].hasAuthoredChoices
}

function rulesOf<K extends QuestionKind>({ kind }: AuthoredOf<K>): AuthoredKindRules<K, AuthoredOf<K>> {
  return rulesByKind[kind]
}
