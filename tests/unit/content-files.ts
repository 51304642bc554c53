import { plainText, type RichText } from '../../src/domain/questions/rich-text.ts'
import { sectionNames, sectionOfQuestion } from '../../src/domain/questions/section.ts'
import { quizSetsOf } from '../../src/domain/questions/quiz-set.ts'
import {
  questionFrom,
  questionSource,
  stimulusFrom,
  stimulusSource,
} from '../../src/content/question-schema.ts'
import { wordSource } from '../../src/content/word-schema.ts'
import { readYamlLists } from '../../src/content/yaml-lists.ts'

/** What the site really holds, read as the build reads it. */

const [questionItems, stimulusItems, wordItems] = await Promise.all([
  readYamlLists('content/questions', questionSource),
  readYamlLists('content/stimuli', stimulusSource),
  readYamlLists('content/words', wordSource),
])

export const stimuli = stimulusItems.map(({ item }) => item)
export const words = wordItems.map(({ item }) => item)
export const sources = questionItems.map(({ item }) => item)

const drawnStimuli = new Map(stimuli.map((source) => [source.id, stimulusFrom(source)]))

export const questions = sources.map((source) =>
  questionFrom(source, drawnStimuli.get(source.stimulus ?? '') ?? null),
)

/** The quizzes that are served: 25 questions each, in order. */
export const quizzes = sectionNames.flatMap((section) => {
  const ids = sources.map(({ id }) => id).filter((id) => sectionOfQuestion(id) === section)
  return quizSetsOf(section, ids).map((set) => ({
    id: set.id,
    questions: set.questionIds.flatMap((id) => questions.filter((question) => question.id === id)),
  }))
})

/** A text as its reader sees it. */
export function visible(text: RichText): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
