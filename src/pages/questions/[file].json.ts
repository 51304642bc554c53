import type { APIRoute, GetStaticPaths } from 'astro'
import { allQuestions, questionsOf, quizSets } from '../../content/questions/bank.ts'
import { fileNameOf } from '../../content/questions/quiz-file.ts'
import { indexName, indexOf, shardsOf } from '../../content/questions/question-files.ts'
import { cardsName, cardsOf } from '../../content/words/word-cards.ts'
import { allWords } from '../../content/words/words.ts'
import { sectionNames } from '../../domain/questions/section.ts'

/** The questions of each quiz, and all of them once more in files by topic, with an index of these; and the words. */
export const getStaticPaths = (async () => {
  const sets = (await Promise.all(sectionNames.map(quizSets))).flat()
  const quizzes = await Promise.all(
    sets.map(async (set) => {
      const questions = await questionsOf(set)
      return { params: { file: fileNameOf(set, questions) }, props: { content: questions } }
    }),
  )
  const shards = shardsOf(await allQuestions())
  const index = indexOf(shards)
  const byTopic = shards.map(({ name, questions }) => ({
    params: { file: name },
    props: { content: questions },
  }))
  const cards = cardsOf(await allWords())
  return [
    ...quizzes,
    ...byTopic,
    { params: { file: indexName(index) }, props: { content: index } },
    { params: { file: cardsName(cards) }, props: { content: cards } },
  ]
}) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) => Response.json(props['content'])
