import { getCollection, getEntry } from 'astro:content'
import type { Question } from '../../domain/questions/question.ts'
import { numberOfQuestion } from '../../domain/questions/section.ts'
import { versions, type Measure, type MeasureSections, type TestForm } from '../../domain/tests/form.ts'
import { buildQuestion } from '../questions/build-question.ts'
import { contentHash } from '../questions/quiz-file.ts'

/** A form with all its questions. Runs at build time only, because it reads content collections. */
export type FormWithQuestions = Readonly<{ form: TestForm; questions: readonly Question[] }>

/** The forms that are served: those with a form.yaml. */
export async function allForms(): Promise<readonly FormWithQuestions[]> {
  const entries = await getCollection('testForms')
  const forms = await Promise.all(
    entries.map(({ data: { id, order, issue } }) => formWithId(id, { order, issue })),
  )
  return forms.toSorted((one, other) => one.form.number - other.form.number)
}

async function formWithId(id: string, rest: Pick<TestForm, 'order' | 'issue'>): Promise<FormWithQuestions> {
  const [verbal, quantitative] = await Promise.all([sectionsOf(id, 'verbal'), sectionsOf(id, 'quantitative')])
  const questions = [verbal, quantitative].flatMap(({ first, second }) =>
    [first, ...Object.values(second)].flat(),
  )
  const idsOf = (list: readonly Question[]): readonly string[] => list.map((question) => question.id)
  const toIds = ({ first, second }: QuestionSections): MeasureSections => ({
    first: idsOf(first),
    second: { easy: idsOf(second.easy), medium: idsOf(second.medium), hard: idsOf(second.hard) },
  })
  return {
    form: {
      id,
      number: Number(id.split('-').at(-1)),
      ...rest,
      sections: { verbal: toIds(verbal), quantitative: toIds(quantitative) },
    },
    questions,
  }
}

type QuestionSections = Readonly<{
  first: readonly Question[]
  second: Readonly<Record<(typeof versions)[number], readonly Question[]>>
}>

async function sectionsOf(form: string, measure: Measure): Promise<QuestionSections> {
  const [first, easy, medium, hard] = await Promise.all(
    ['1', ...versions.map((version) => `2-${version}`)].map((section) =>
      questionsIn(`${form}/${measure}-${section}`),
    ),
  )
  return { first: first ?? [], second: { easy: easy ?? [], medium: medium ?? [], hard: hard ?? [] } }
}

/** The questions of a section, in their order: their numbers follow the order of the test. */
async function questionsIn(folder: string): Promise<readonly Question[]> {
  const entries = await getCollection('testQuestions', ({ id }) => id.startsWith(`${folder}/`))
  const questions = await Promise.all(
    entries.map(async ({ data }) => {
      const stimulus = data.stimulus ? await getEntry('testStimuli', data.stimulus) : undefined
      return buildQuestion(data, stimulus?.data ?? null)
    }),
  )
  return questions.toSorted((one, other) => numberOfQuestion(one.id) - numberOfQuestion(other.id))
}

/** The file with a form's questions. Its name holds a digest of its content, so it can be cached forever. */
export function formFileName({ form, questions }: FormWithQuestions): string {
  return `${form.id}.${contentHash(questions)}`
}

export function formFileAddress(form: FormWithQuestions): string {
  return `/questions/${formFileName(form)}.json`
}
