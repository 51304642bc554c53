import { getCollection, getEntry } from 'astro:content'
import { sectionTopicsOf, type SectionTopics } from '../../domain/history/topic-tally.ts'
import type { ContentCounts } from '../../domain/questions/claim.ts'
import type { Question, QuestionId } from '../../domain/questions/question.ts'
import { quizzesOf, type Quiz } from '../../domain/questions/question-set.ts'
import {
  numberOfQuestion,
  sectionNames,
  sectionOfQuestion,
  type SectionName,
} from '../../domain/questions/section.ts'
import { allWords } from '../words/words.ts'
import { buildQuestion } from './build-question.ts'

/** Runs at build time only, because it reads content collections. */
export async function questionWithId(id: QuestionId): Promise<Question> {
  const entry = await getEntry('questions', id)
  if (!entry) throw new Error(`There is no question with the id ${id}`)
  const stimulus = entry.data.stimulus ? await getEntry('stimuli', entry.data.stimulus) : undefined
  if (entry.data.stimulus && !stimulus)
    throw new Error(`${id}: there is no stimulus with the id ${entry.data.stimulus}`)
  return buildQuestion(entry.data, stimulus?.data ?? null)
}

export async function allQuestions(): Promise<Question[]> {
  const entries = await getCollection('questions')
  return Promise.all(entries.map(({ id }) => questionWithId(id)))
}

export async function questionsInQuiz(quiz: Quiz): Promise<Question[]> {
  return Promise.all(quiz.questionIds.map(questionWithId))
}

export async function quizzesInSection(section: SectionName): Promise<readonly Quiz[]> {
  return quizzesOf(section, await questionIds(section))
}

/** Quiz 1 of a section. Its questions also have pages of their own. */
export async function firstQuizOf(section: SectionName): Promise<Quiz> {
  const [firstQuiz] = await quizzesInSection(section)
  if (!firstQuiz) throw new Error(`The ${section} section has fewer than 25 questions`)
  return firstQuiz
}

/** The topic of every question, by section. */
export async function allTopics(): Promise<Readonly<Record<SectionName, SectionTopics>>> {
  const entries = await getCollection('questions')
  const topicsOf = (section: SectionName): SectionTopics =>
    sectionTopicsOf(
      entries
        .filter(({ id }) => sectionOfQuestion(id) === section)
        .map(({ id, data }) => ({ number: numberOfQuestion(id), topic: data.topic })),
    )
  return {
    verbal: topicsOf('verbal'),
    quantitative: topicsOf('quantitative'),
    analytical: topicsOf('analytical'),
  }
}

/** Counts for claims in texts, such as "900 questions". */
export async function contentCounts(): Promise<ContentCounts> {
  const lengths = await Promise.all(
    sectionNames.map(async (name) => [name, (await questionIds(name)).length] as const),
  )
  return {
    sections: { verbal: 0, quantitative: 0, analytical: 0, ...Object.fromEntries(lengths) },
    questions: lengths.reduce((total, [, length]) => total + length, 0),
    words: (await allWords()).length,
  }
}

async function questionIds(section: SectionName): Promise<QuestionId[]> {
  const entries = await getCollection('questions')
  return entries.map((entry) => entry.id).filter((id) => sectionOfQuestion(id) === section)
}
