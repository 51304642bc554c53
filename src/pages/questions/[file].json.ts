import type { APIRoute, GetStaticPaths } from 'astro'
import { allQuestions, questionsInQuiz, quizzesInSection } from '../../content/questions/bank.ts'
import { quizFileName } from '../../content/questions/quiz-file.ts'
import {
  practiceIndexFileName,
  practiceIndexOf,
  splitIntoFiles,
} from '../../content/questions/question-files.ts'
import { wordCardsFrom, wordsFileName } from '../../content/words/word-cards.ts'
import { allWords } from '../../content/words/words.ts'
import { sectionNames } from '../../domain/questions/section.ts'

/** The questions of each quiz, and all of them once more in files by topic, with an index of these; and the words. */
export const getStaticPaths = (async () => {
  const sets = (await Promise.all(sectionNames.map(quizzesInSection))).flat()
  const quizzes = await Promise.all(
    sets.map(async (set) => {
      const questions = await questionsInQuiz(set)
      return { params: { file: quizFileName(set, questions) }, props: { content: questions } }
    }),
  )
  const questionFiles = splitIntoFiles(await allQuestions())
  const index = practiceIndexOf(questionFiles)
  const byTopic = questionFiles.map(({ name, questions }) => ({
    params: { file: name },
    props: { content: questions },
  }))
  const cards = wordCardsFrom(await allWords())
  return [
    ...quizzes,
    ...byTopic,
    { params: { file: practiceIndexFileName(index) }, props: { content: index } },
    { params: { file: wordsFileName(cards) }, props: { content: cards } },
  ]
}) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) => Response.json(props['content'])
