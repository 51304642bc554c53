import type { QuestionSummary } from '../../domain/practice/select-questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { numberOfQuestion, sectionNames, type SectionName } from '../../domain/questions/section.ts'
import { digestOf } from './quiz-file.ts'

/** How many questions a file holds: few enough that a visitor loads little that is not asked. */
const questionsPerFile = 12

/** A file of questions of one topic. */
export type Shard = Readonly<{ name: string; questions: readonly Question[] }>

/** All questions in files by section and topic, each named by its content so that it can be cached for good. */
export function shardsOf(questions: readonly Question[]): readonly Shard[] {
  const byTopic = new Map<string, Question[]>()
  for (const question of questions.toSorted((a, b) => numberOfQuestion(a.id) - numberOfQuestion(b.id))) {
    const key = `${question.section}-${question.topic}`
    byTopic.set(key, [...(byTopic.get(key) ?? []), question])
  }
  return [...byTopic].flatMap(([key, own]) =>
    Array.from({ length: Math.ceil(own.length / questionsPerFile) }, (_, index) => {
      const held = own.slice(index * questionsPerFile, (index + 1) * questionsPerFile)
      return { name: `${key}-${index + 1}.${digestOf(held)}`, questions: held }
    }),
  )
}

/** What can be asked, by section, and where it is. */
export type PracticeIndex = Readonly<{
  shards: readonly string[]
  listed: Readonly<Record<SectionName, readonly QuestionSummary[]>>
}>

export function indexOf(shards: readonly Shard[]): PracticeIndex {
  const all = shards.flatMap(({ questions }, shard) =>
    questions.map(({ id, section, topic, kind, difficulty }) => ({
      section,
      item: { id, topic, kind, difficulty, shard },
    })),
  )
  const own = (name: SectionName): readonly QuestionSummary[] =>
    all.filter(({ section }) => section === name).map(({ item }) => item)
  const [verbal, quantitative, analytical] = sectionNames.map(own)
  return {
    shards: shards.map(({ name }) => `/questions/${name}.json`),
    listed: { verbal: verbal ?? [], quantitative: quantitative ?? [], analytical: analytical ?? [] },
  }
}

/** The name of the file that holds the index. */
export function indexName(index: PracticeIndex): string {
  return `index.${digestOf(index)}`
}
