import type { QuestionId } from '../questions/question.ts'
import type { TestSetId } from '../questions/question-set.ts'
import type { NextModuleRule, Route, SessionModule, Stage, Tool } from '../session/module.ts'
import { secondSectionRoutes } from '../session/second-section.ts'
import type { QuestionSet } from '../session/session.ts'
import { measures, versions, type Measure, type TestForm } from './form.ts'
import {
  isTestPart,
  limitOf,
  measureOf,
  versionOf,
  type Pace,
  type SectionPart,
  type TestPart,
} from './test-part.ts'

/** What a session of a test starts with, and the modules that may follow. */
export type TestSet = Readonly<{ set: QuestionSet; laterModules: readonly SessionModule[] }>

/** A form, or a part of it, as a question set. */
export function testSet(form: TestForm, part: TestPart, pace: Pace): TestSet {
  const [first, ...later] = startsOf(form, part)
  const { id: moduleId, questionIds, limit, tools } = moduleOf(form, first, pace)
  const set: QuestionSet = {
    id: testSetId(form.id, part),
    section: measureOf(first) ?? 'analytical',
    moduleId,
    questionIds,
    limit,
    mode: 'exam',
    tools,
    nextModule: ruleOf([first, ...later]),
  }
  const parts = later.flatMap((start): readonly SectionPart[] =>
    typeof start === 'string' ? [start] : versions.map((version) => `${start.measure}-2-${version}` as const),
  )
  return { set, laterModules: parts.map((each) => moduleOf(form, each, pace)) }
}

/** A section, or the second section of a measure whose version is not known before the first one has ended. */
type Start = SectionPart | Readonly<{ measure: Measure }>

/** The sections of a part, in their order. */
function startsOf(form: TestForm, part: TestPart): readonly [SectionPart, ...Start[]] {
  if (part === 'whole')
    return ['essay', ...form.order.map((measure, index) => startAt(form.order, measure, index))]
  return isMeasure(part) ? [`${part}-1`, { measure: part }] : [part]
}

function isMeasure(part: TestPart): part is Measure {
  return measures.some((measure) => measure === part)
}

function startAt(order: readonly Measure[], measure: Measure, index: number): Start {
  return order.indexOf(measure) === index ? `${measure}-1` : { measure }
}

function ruleOf(starts: readonly Start[]): NextModuleRule {
  if (starts.length < 2) return 'none'
  const stages = starts.slice(1).map((start): Stage => {
    if (typeof start === 'string') return { counted: 0, routes: [{ from: 0, module: start }] }
    return { counted: starts.indexOf(`${start.measure}-1`), routes: routesTo(start.measure) }
  })
  return { name: 'numberRight', stages }
}

function routesTo(measure: Measure): readonly Route[] {
  return secondSectionRoutes({
    easy: `${measure}-2-easy`,
    medium: `${measure}-2-medium`,
    hard: `${measure}-2-hard`,
  })
}

function moduleOf(form: TestForm, part: SectionPart, pace: Pace): SessionModule {
  return {
    id: part,
    questionIds: questionIdsOfPart(form, part),
    limit: limitOf(part, pace),
    mode: 'exam',
    tools: toolsOf(part),
  }
}

/** The questions of a section; the essay has one task, which is no question. */
export function questionIdsOfPart(form: TestForm, part: SectionPart): readonly QuestionId[] {
  const measure = measureOf(part)
  if (measure === null) return [`${form.id}-issue`]
  const version = versionOf(part)
  return version === null ? form.sections[measure].first : form.sections[measure].second[version]
}

function toolsOf(part: SectionPart): readonly Tool[] {
  const measure = measureOf(part)
  if (measure === null) return ['editor']
  return measure === 'quantitative' ? ['calculator'] : []
}

function testSetId(form: string, part: TestPart): TestSetId {
  return `test-${form}.${part}`
}

/** The form and the part of a test's question set; null for the id of another set. */
export function partOfSet(id: string): Readonly<{ form: string; part: TestPart }> | null {
  const [, form, part] = /^test-([a-z0-9-]+)\.([a-z0-9-]+)$/.exec(id) ?? []
  return form !== undefined && part !== undefined && isTestPart(part) ? { form, part } : null
}

/** How many sections a part has, the essay included. */
export function countSections(part: TestPart): number {
  if (part === 'whole') return 5
  return isMeasure(part) ? 2 : 1
}
