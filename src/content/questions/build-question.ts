import type { Question, QuestionBase, QuestionKind, QuestionOf } from '../../domain/questions/question.ts'
import { sectionOfQuestion } from '../../domain/questions/section.ts'
import { spokenText } from '../math/spoken-text.ts'
import { richTextFrom } from '../text/rich-text.ts'
import { buildFields, directionFor, noteFor, type AuthoredOf } from './kinds/authored-kinds.ts'
import type { AuthoredQuestion } from './question-schema.ts'
import { solutionFrom } from './solution.ts'
import { stimulusFrom, type StimulusSource } from './stimulus-schema.ts'

/** Turns a question as its author wrote it into a question ready to render. */
export function buildQuestion(source: AuthoredQuestion, stimulus: StimulusSource | null): Question {
  return buildQuestionOf(source, stimulus)
}

function buildQuestionOf<K extends QuestionKind>(
  source: AuthoredOf<K>,
  stimulus: StimulusSource | null,
): QuestionOf<K> {
  const section = sectionOfQuestion(source.id)
  if (!section) throw new Error(`${source.id}: the id must begin with v, q or a`)
  const { id, topic, skill, difficulty } = source
  const text = source.text === undefined ? [] : richTextFrom(source.text)
  const note = noteFor(source)
  const explanation = solutionFrom(source)
  const shared: QuestionBase = {
    id,
    section,
    topic,
    skill,
    difficulty,
    stimulus: stimulus && stimulusFrom(stimulus),
    direction: directionFor(source),
    text,
    ...(note && { note }),
    explanation,
    spoken: { text: spokenText(text), explanation: spokenText(explanation) },
  }
  const kind: K = source.kind
  return Object.assign(shared, { kind }, buildFields(source, stimulus))
}
