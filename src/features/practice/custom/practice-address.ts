import type { QuestionSummary, PracticeRequest } from '../../../domain/practice/select-questions.ts'
import type { Difficulty, QuestionId } from '../../../domain/questions/question.ts'
import { isSectionName, sectionOfQuestion } from '../../../domain/questions/section.ts'

/** What an address asks for: its kinds of questions may be none. */
export type RequestedPractice = Omit<PracticeRequest, 'kinds'> & Readonly<{ kinds: readonly string[] }>

/** What the address of the practice page says: a choice still open, or a set of questions to be sat. */
export type PracticeAddress =
  | Readonly<{ kind: 'wish'; wish: RequestedPractice; unreadable: boolean }>
  | Readonly<{ kind: 'set'; ids: readonly QuestionId[]; isTimed: boolean }>

export const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard']

/** Which questions of those that fit. */
export const historyFilters: readonly PracticeRequest['history'][] = ['new', 'wrong', 'all']

/** The wish that leaves all open. */
export const defaultRequest: PracticeRequest = {
  section: 'verbal',
  topics: [],
  kinds: [],
  difficulties: [],
  count: 10,
  isTimed: false,
  history: 'new',
}

/** Reads what an address asks for. Whatever it holds, this gives a set to be sat, or a choice to begin from. */
export function readAddress(asked: string): PracticeAddress {
  const query = new URLSearchParams(asked)
  const isTimed = query.get('pace') === 'test'
  const set = query.get('set')
  if (set !== null) {
    const ids = [...new Set(set.split('.'))]
    const sections = new Set(ids.map(sectionOfQuestion))
    if (ids.length <= 50 && sections.size === 1 && !sections.has(undefined))
      return { kind: 'set', ids, isTimed }
    return { kind: 'wish', wish: defaultRequest, unreadable: true }
  }
  const section = query.get('section')
  const list = (name: string): readonly string[] =>
    (query.get(name) ?? '').split('.').filter((part) => part !== '')
  return {
    kind: 'wish',
    unreadable: false,
    wish: {
      section: isSectionName(section) ? section : defaultRequest.section,
      topics: list('topics'),
      kinds: list('kinds'),
      difficulties: difficulties.filter((name) => list('difficulty').includes(name)),
      count: countFrom(query.get('count')),
      isTimed,
      history: historyFilters.find((name) => name === query.get('from')) ?? defaultRequest.history,
    },
  }
}

/** What is asked for without topics and kinds that its section does not list: nobody could take those back. */
export function limitToListed(listed: readonly QuestionSummary[], asked: RequestedPractice): PracticeRequest {
  return {
    ...asked,
    topics: [...new Set(listed.map(({ topic }) => topic))].filter((topic) => asked.topics.includes(topic)),
    kinds: [...new Set(listed.map(({ kind }) => kind))].filter((kind) => asked.kinds.includes(kind)),
  }
}

/** How many questions a set has: 5 to 50. */
export function countFrom(text: string | null): number {
  const count = Math.round(Number(text ?? defaultRequest.count))
  return Number.isFinite(count) ? Math.min(50, Math.max(5, count)) : defaultRequest.count
}

/** The address that carries a choice, leaving out what is as it comes. */
export function addressOfRequest(wish: PracticeRequest): string {
  const parts: [string, string][] = [['section', wish.section]]
  const put = (name: string, list: readonly string[]): void => {
    if (list.length > 0) parts.push([name, list.join('.')])
  }
  put('topics', wish.topics)
  put('difficulty', wish.difficulties)
  put('kinds', wish.kinds)
  parts.push(['count', String(wish.count)])
  if (wish.isTimed) parts.push(['pace', 'test'])
  if (wish.history !== defaultRequest.history) parts.push(['from', wish.history])
  return `/practice?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`
}
