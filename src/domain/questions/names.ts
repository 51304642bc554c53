import { sentenceCase } from '../text/sentence-case.ts'
import { kindName } from './kinds/kinds.ts'
import type { QuestionKind } from './question.ts'

/** The short forms that students use. */
const abbreviations: Readonly<Record<string, string>> = {
  'text-completion': 'TC',
  'sentence-equivalence': 'SE',
  'reading-comprehension': 'RC',
}

/** A topic as it is shown: 'Text completion (TC)', 'Geometry'. */
export function topicName(topic: string): string {
  const short = abbreviations[topic]
  return short === undefined ? sentenceCase(topic) : `${sentenceCase(topic)} (${short})`
}

/** A topic where there is little room, or within a sentence: 'TC', 'geometry'. */
export function shortTopicName(topic: string): string {
  return abbreviations[topic] ?? topic.replaceAll('-', ' ')
}

/** Kinds that say nothing a student would ask for: most questions are one of five, and TC and SE are topics too. */
const plainKinds: ReadonlySet<QuestionKind> = new Set(['single', 'blanks', 'equivalence'])

/** What a question is, in a few words: 'Geometry, quantitative comparison (QC)', 'Text completion (TC)'. */
export function questionName({ topic, kind }: Readonly<{ topic: string; kind: QuestionKind }>): string {
  const name = topicName(topic)
  if (plainKinds.has(kind)) return name
  const own = kindName(kind)
  return `${name}, ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}
