import type { QuestionSummary } from '../../domain/practice/select-questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { numberOfQuestion, sectionNames, type SectionName } from '../../domain/questions/section.ts'
import { contentHash } from './quiz-file.ts'

/** Small files, because a practice set needs only a few questions of each topic. */
const questionsPerFile = 12

/** A file with some questions of one topic. */
export type QuestionFile = Readonly<{ name: string; questions: readonly Question[] }>

/** Splits all questions by section and topic. File names contain a hash of the content, so they can be cached forever. */
export function splitIntoFiles(questions: readonly Question[]): readonly QuestionFile[] {
  const byTopic = new Map<string, Question[]>()
  for (const question of questions.toSorted((a, b) => numberOfQuestion(a.id) - numberOfQuestion(b.id))) {
    const key = `${question.section}-${question.topic}`
    byTopic.set(key, [...(byTopic.get(key) ?? []), question])
  }
  return [...byTopic].flatMap(([key, ownQuestions]) =>
    Array.from({ length: Math.ceil(ownQuestions.length / questionsPerFile) }, (_, index) => {
      const questionsInFile = ownQuestions.slice(index * questionsPerFile, (index + 1) * questionsPerFile)
      return { name: `${key}-${index + 1}.${contentHash(questionsInFile)}`, questions: questionsInFile }
    }),
  )
}

/** All questions by section, and the addresses of the files they are in. */
export type PracticeIndex = Readonly<{
  fileAddresses: readonly string[]
  questions: Readonly<Record<SectionName, readonly QuestionSummary[]>>
}>

export function practiceIndexOf(files: readonly QuestionFile[]): PracticeIndex {
  const everyQuestion = files.flatMap(({ questions }) => questions)
  const isShared = ({ stimulus }: Question): boolean =>
    everyQuestion.filter((other) => other.stimulus?.id === stimulus?.id).length > 1
  const all = files.flatMap(({ questions }, fileIndex) =>
    questions.map((question) => {
      const { id, section, topic, kind, difficulty, stimulus } = question
      const shared = stimulus && isShared(question) ? { stimulus: stimulus.id } : {}
      return { section, item: { id, topic, kind, difficulty, fileIndex, ...shared } }
    }),
  )
  const questionsOf = (name: SectionName): readonly QuestionSummary[] =>
    all.filter(({ section }) => section === name).map(({ item }) => item)
  const [verbal, quantitative, analytical] = sectionNames.map(questionsOf)
  return {
    fileAddresses: files.map(({ name }) => `/questions/${name}.json`),
    questions: { verbal: verbal ?? [], quantitative: quantitative ?? [], analytical: analytical ?? [] },
  }
}

export function practiceIndexFileName(index: PracticeIndex): string {
  return `index.${contentHash(index)}`
}
