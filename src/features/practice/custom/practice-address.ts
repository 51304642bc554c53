import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { SessionMode } from '../../../domain/session/module.ts'
import { typesOf } from '../../../domain/practice/question-type.ts'
import type { QuestionSummary, PracticeRequest } from '../../../domain/practice/select-questions.ts'
import type { Difficulty } from '../../../domain/questions/question.ts'
import { isQuestionId, type SectionName } from '../../../domain/questions/section.ts'
import type { SetInAddress } from '../../../domain/practice/set-address.ts'

/** A request as read from an address. Its types are not checked yet and may not exist. */
export type UncheckedRequest = Omit<PracticeRequest, 'types'> & Readonly<{ types: readonly string[] }>

/** The content of a practice address: a request that fills in the form, or a practice set to run. */
export type PracticeAddress =
  | Readonly<{ kind: 'request'; request: UncheckedRequest; isUnreadable: boolean }>
  | (Readonly<{ kind: 'set' }> & SetInAddress)

/** What the form offers: each section, and the two that the test has together. */
export const sectionChoices: readonly (readonly SectionName[])[] = [
  ['verbal'],
  ['quantitative'],
  ['verbal', 'quantitative'],
  ['analytical'],
]

export const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard']

export const historyFilters: readonly PracticeRequest['history'][] = ['new', 'wrong', 'marked', 'all']

export const defaultRequest: PracticeRequest = {
  sections: ['verbal'],
  topics: [],
  types: [],
  difficulties: [],
  count: 10,
  isTimed: false,
  mode: 'study',
  history: 'new',
}

/** Reads the query or the fragment of an address. An unreadable set gives the default request. */
export function readAddress(text: string): PracticeAddress {
  const query = new URLSearchParams(text)
  const isTimed = query.get('pace') === 'test'
  const mode: SessionMode = query.get('mode') === 'test' ? 'exam' : 'study'
  const set = query.get('set')
  if (set !== null) {
    const ids = [...new Set(set.split('.'))]
    if (ids.length <= 50 && ids.every(isQuestionId)) return { kind: 'set', ids, isTimed, mode }
    return { kind: 'request', request: defaultRequest, isUnreadable: true }
  }
  const section = query.get('section')
  const list = (name: string): readonly string[] =>
    (query.get(name) ?? '').split('.').filter((part) => part !== '')
  return {
    kind: 'request',
    isUnreadable: false,
    request: {
      sections: sectionChoices.find((names) => names.join('.') === section) ?? defaultRequest.sections,
      topics: list('topics'),
      types: list('kinds'),
      difficulties: difficulties.filter((name) => list('difficulty').includes(name)),
      count: countFrom(query.get('count')),
      isTimed,
      mode,
      history: historyFilters.find((name) => name === query.get('from')) ?? defaultRequest.history,
    },
  }
}

/** The questions of the sections of a request. */
export function questionsOf(
  index: PracticeIndex,
  { sections }: Pick<PracticeRequest, 'sections'>,
): readonly QuestionSummary[] {
  return sections.flatMap((name) => index.questions[name])
}

/** Removes topics and types that the sections do not have: the form has no checkbox to clear them. */
export function removeUnknownFilters(
  questions: readonly QuestionSummary[],
  request: UncheckedRequest,
): PracticeRequest {
  const topics = new Set(questions.map(({ topic }) => topic))
  const types = new Set(questions.flatMap(typesOf))
  return {
    ...request,
    topics: [...topics].filter((topic) => request.topics.includes(topic)),
    types: [...types].filter((type) => request.types.includes(type)),
  }
}

/** Reads the number of questions and limits it to 5 to 50. */
export function countFrom(text: string | null): number {
  const count = Math.round(Number(text ?? defaultRequest.count))
  return Number.isFinite(count) ? Math.min(50, Math.max(5, count)) : defaultRequest.count
}

/** The address of the form with this request. Most defaults are left out. */
export function addressOfRequest(request: PracticeRequest): string {
  const parameters: [string, string][] = [['section', request.sections.join('.')]]
  const addList = (name: string, values: readonly string[]): void => {
    if (values.length > 0) parameters.push([name, values.join('.')])
  }
  addList('topics', request.topics)
  addList('difficulty', request.difficulties)
  addList('kinds', request.types)
  parameters.push(['count', String(request.count)])
  if (request.isTimed) parameters.push(['pace', 'test'])
  if (request.mode === 'exam') parameters.push(['mode', 'test'])
  if (request.history !== defaultRequest.history) parameters.push(['from', request.history])
  return `/practice?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`
}
