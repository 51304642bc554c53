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
import { allForms, formFileName } from '../../content/tests/forms.ts'
import { sectionNames } from '../../domain/questions/section.ts'

/**
 * One file for each quiz. All questions again, in files by topic with an index, for practice sets. And one file with
 * all word cards. One file for each form of the full test, which appears in no other.
 */
export const getStaticPaths = (async () => {
  const quizzes = (await Promise.all(sectionNames.map(quizzesInSection))).flat()
  const quizFiles = await Promise.all(
    quizzes.map(async (quiz) => {
      const questions = await questionsInQuiz(quiz)
      return { params: { file: quizFileName(quiz, questions) }, props: { content: questions } }
    }),
  )
  const questionFiles = splitIntoFiles(await allQuestions())
  const index = practiceIndexOf(questionFiles)
  const topicFiles = questionFiles.map(({ name, questions }) => ({
    params: { file: name },
    props: { content: questions },
  }))
  const cards = wordCardsFrom(await allWords())
  const forms = await allForms()
  const formFiles = forms.map((form) => ({
    params: { file: formFileName(form) },
    props: { content: form.questions },
  }))
  return [
    ...quizFiles,
    ...formFiles,
    ...topicFiles,
    { params: { file: practiceIndexFileName(index) }, props: { content: index } },
    { params: { file: wordsFileName(cards) }, props: { content: cards } },
  ]
}) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) => Response.json(props['content'])
