import type { APIRoute, GetStaticPaths } from 'astro'
import { questionsOf, quizSets } from '../../content/bank.ts'
import { fileNameOf } from '../../content/quiz-file.ts'
import { sectionNames } from '../../domain/questions/section.ts'

export const getStaticPaths = (async () => {
  const sets = (await Promise.all(sectionNames.map(quizSets))).flat()
  return Promise.all(
    sets.map(async (set) => {
      const questions = await questionsOf(set)
      return { params: { file: fileNameOf(set, questions) }, props: { questions } }
    }),
  )
}) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) => Response.json(props['questions'])
