import { basename, dirname } from 'node:path'
import { buildQuestion } from '../../src/content/questions/build-question.ts'
import { questionSchema } from '../../src/content/questions/question-schema.ts'
import { stimulusSchema } from '../../src/content/questions/stimulus-schema.ts'
import { formSchema } from '../../src/content/tests/form-schema.ts'
import { measures, type Measure } from '../../src/domain/tests/form.ts'
import { readYamlLists } from '../../src/content/yaml/read-yaml-lists.ts'
import type { Item } from './item.ts'

/** One measure of one form: its questions in the order of the test, by file (1, 2-easy, 2-medium, 2-hard). */
export type FormMeasure = Readonly<{
  form: string
  measure: Measure
  sections: Readonly<Record<string, readonly Item[]>>
}>

const folder = 'content/tests'

export const [forms, formStimuli, sources] = await Promise.all([
  readYamlLists(folder, formSchema, '*/form.yaml'),
  readYamlLists(folder, stimulusSchema, '*/*-stimuli.yaml'),
  readYamlLists(folder, questionSchema, '*/{verbal,quantitative}-{1,2-*}.yaml'),
])

const stimuliById = new Map(formStimuli.map(({ item }) => [item.id, item]))

/** All questions that are reserved for the forms of the full test. */
export const formItems: readonly Item[] = sources.map(({ file, item }) => ({
  file,
  source: item,
  question: buildQuestion(item, stimuliById.get(item.stimulus ?? '') ?? null),
}))

/** The measures that have any file, of forms that are complete or still being written. */
export const formMeasures: readonly FormMeasure[] = [
  ...new Set(formItems.map(({ file }) => basename(dirname(file)))),
].flatMap((form) =>
  measures
    .map((measure) => ({ form, measure, sections: sectionsOf(form, measure) }))
    .filter(({ sections }) => Object.keys(sections).length > 0),
)

function sectionsOf(form: string, measure: Measure): Readonly<Record<string, readonly Item[]>> {
  const own = formItems.filter(
    ({ file }) => basename(dirname(file)) === form && basename(file).startsWith(`${measure}-`),
  )
  const nameOf = ({ file }: Item): string => basename(file, '.yaml').slice(measure.length + 1)
  return Object.fromEntries(
    [...new Set(own.map(nameOf))].map((name) => [name, own.filter((item) => nameOf(item) === name)]),
  )
}
