import type { Question, QuestionId } from '../questions/question.ts'
import { versions, type TestForm, type Version } from './form.ts'
import { standardMinutes, type SectionPart } from './test-part.ts'

/** A section as it is printed: on paper, all versions of a second section may be needed. */
export type PaperSection = Readonly<{
  part: SectionPart
  /** Its number in the test, from 1; the versions of a second section share one. */
  number: number
  version: Version | null
  minutes: number
  questions: readonly Question[]
}>

/** The sections of a form in the order of the test, after the essay. */
export function paperSections(form: TestForm, questions: readonly Question[]): readonly PaperSection[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const find = (ids: readonly QuestionId[]): readonly Question[] => ids.flatMap((id) => byId.get(id) ?? [])
  return form.order.flatMap((measure, index): readonly PaperSection[] => {
    // The essay is section 1.
    const number = index + 2
    const own = form.sections[measure]
    if (form.order.indexOf(measure) === index) {
      const part = `${measure}-1` as const
      return [{ part, number, version: null, minutes: standardMinutes(part), questions: find(own.first) }]
    }
    return versions.map((version) => {
      const part = `${measure}-2-${version}` as const
      return { part, number, version, minutes: standardMinutes(part), questions: find(own.second[version]) }
    })
  })
}

/** Questions that stand together because they are about one passage, figure or chart; others stand alone. */
export function groupsByStimulus(questions: readonly Question[]): readonly (readonly Question[])[] {
  const groups: Question[][] = []
  for (const question of questions) {
    const group = groups.at(-1)
    const isSame = question.stimulus !== null && group?.[0]?.stimulus?.id === question.stimulus.id
    if (group && isSame) group.push(question)
    else groups.push([question])
  }
  return groups
}
