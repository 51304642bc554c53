import { sectionFiles, type Form } from '../../../src/content/tests/form-schema.ts'
import type { ItemInFile } from '../../../src/content/yaml/read-yaml-lists.ts'
import { choicesOf } from '../../../src/domain/questions/kinds/kinds.ts'
import { countWords, visibleText, type Finding, type Item } from '../item.ts'
import type { FormMeasure } from '../test-forms.ts'
import { sectionProblems } from './section-blueprint.ts'

/** Every measure of a form must follow the blueprint of the test, section by section and as a whole. */
export function checkForms(formMeasures: readonly FormMeasure[]): readonly Finding[] {
  return formMeasures.flatMap((formMeasure) => {
    const { form, measure, sections } = formMeasure
    const findingsFor = (id: string, rules: readonly string[]): readonly Finding[] =>
      rules.map((rule) => ({ file: `content/tests/${form}`, id: `${measure}-${id}`, rule }))
    return [
      ...sectionFiles.flatMap((name) =>
        findingsFor(name, sections[name] ? sectionProblems(measure, name, sections[name]) : ['is missing']),
      ),
      ...findingsFor('all', measureProblems(formMeasure)),
    ]
  })
}

/** A form that is served must be complete: both measures, with a folder of its own name. */
export function checkCompleteForms(
  forms: readonly ItemInFile<Form>[],
  formMeasures: readonly FormMeasure[],
): readonly Finding[] {
  return forms.flatMap(({ file, item: { id } }) => {
    const rules = formMeasures.filter(({ form }) => form === id).length === 2 ? [] : ['lacks a measure']
    if (!file.includes(`/${id}/`)) rules.push('must have the name of its folder as its id')
    return rules.map((rule) => ({ file, id, rule }))
  })
}

function measureProblems({ measure, sections }: FormMeasure): readonly string[] {
  const items = Object.values(sections).flat()
  return measure === 'verbal' ? verbalProblems(items) : quantitativeProblems(items)
}

function verbalProblems(items: readonly Item[]): readonly string[] {
  const problems: string[] = []
  if (!items.some(({ question: { stimulus } }) => countWords(visibleText(stimulus?.text ?? [])) >= 350))
    problems.push('needs a passage of 350 words or more')
  if (!items.some(({ question }) => question.kind === 'sentence'))
    problems.push('needs a question that asks for a sentence of the passage')
  const completions = items.filter(({ source }) => source.topic !== 'reading-comprehension')
  const withColon = completions.filter(({ source }) => /[:;]/.test(source.text ?? '')).length
  if (withColon * 3 > completions.length)
    problems.push(`${withColon} of ${completions.length} completions have a colon or semicolon; a third may`)
  return problems
}

/** Subjects that the test asks often enough for every form to have them, by the names they have as skills. */
const requiredSkills: readonly (readonly string[])[] = [
  ['probability'],
  ['percentiles', 'normal-distribution'],
  ['overlapping-sets'],
  ['remainders'],
  ['rates'],
  ['inequalities'],
  ['solids'],
]

function quantitativeProblems(items: readonly Item[]): readonly string[] {
  const problems = requiredSkills
    .filter((names) => !items.some(({ source }) => names.includes(source.skill)))
    .map((names) => `needs a question with the skill ${names.join(' or ')}`)
  const keys = items
    .filter(({ question }) => question.kind === 'comparison')
    .map(({ question }) => choicesOf(question).findIndex(({ isCorrect }) => isCorrect))
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((key) => keys.filter((each) => each === key).length)
  if ([a, b, c, d].some((count) => count < 4 || count > 6) || d < c)
    problems.push(
      `comparisons have the keys A, B, C, D ${a}, ${b}, ${c}, ${d} times; 4 to 6 each, D as often as C or more`,
    )
  return problems
}
