import type { QuestionId } from '../questions/question.ts'

/** The two measures that are scored by counting right answers. */
export const measures = ['verbal', 'quantitative'] as const

export type Measure = (typeof measures)[number]

/** The second section of a measure comes in three versions; the result of the first one selects the version. */
export const versions = ['easy', 'medium', 'hard'] as const

export type Version = (typeof versions)[number]

/** The questions of one measure of a form, in the order of the test. */
export type MeasureSections = Readonly<{
  first: readonly QuestionId[]
  second: Readonly<Record<Version, readonly QuestionId[]>>
}>

/** The essay task of a form. */
export type IssueTask = Readonly<{ statement: string; instruction: string }>

/** One full test, of which each learner sees one version of each second section. */
export type TestForm = Readonly<{
  /** Such as form-1. Permanent. */
  id: string
  number: number
  /** The measures in the order of their sections, after the essay. */
  order: readonly Measure[]
  issue: IssueTask
  sections: Readonly<Record<Measure, MeasureSections>>
}>
