import type { Listed, Wish } from '../../domain/practice/pick.ts'
import type { Difficulty, QuestionId } from '../../domain/questions/question.ts'
import { isSectionName, sectionOfQuestion } from '../../domain/questions/section.ts'

/** What an address asks for: its kinds of questions may be none. */
export type Asked = Omit<Wish, 'kinds'> & Readonly<{ kinds: readonly string[] }>

/** What the address of the practice page says: a choice still open, or a set of questions to be sat. */
export type PracticeAddress =
  | Readonly<{ kind: 'wish'; wish: Asked; unreadable: boolean }>
  | Readonly<{ kind: 'set'; ids: readonly QuestionId[]; isTimed: boolean }>

export const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard']

/** Which questions of those that fit. */
export const froms: readonly Wish['from'][] = ['new', 'wrong', 'all']

/** The wish that leaves all open. */
export const openWish: Wish = {
  section: 'verbal',
  topics: [],
  kinds: [],
  difficulties: [],
  count: 10,
  isTimed: false,
  from: 'new',
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
    return { kind: 'wish', wish: openWish, unreadable: true }
  }
  const section = query.get('section')
  const list = (name: string): readonly string[] =>
    (query.get(name) ?? '').split('.').filter((part) => part !== '')
  return {
    kind: 'wish',
    unreadable: false,
    wish: {
      section: isSectionName(section) ? section : openWish.section,
      topics: list('topics'),
      kinds: list('kinds'),
      difficulties: difficulties.filter((name) => list('difficulty').includes(name)),
      count: countFrom(query.get('count')),
      isTimed,
      from: froms.find((name) => name === query.get('from')) ?? openWish.from,
    },
  }
}

/** What is asked for without topics and kinds that its section does not list: nobody could take those back. */
export function wishAmong(listed: readonly Listed[], asked: Asked): Wish {
  return {
    ...asked,
    topics: [...new Set(listed.map(({ topic }) => topic))].filter((topic) => asked.topics.includes(topic)),
    kinds: [...new Set(listed.map(({ kind }) => kind))].filter((kind) => asked.kinds.includes(kind)),
  }
}

/** How many questions a set has: 5 to 50. */
export function countFrom(text: string | null): number {
  const count = Math.round(Number(text ?? openWish.count))
  return Number.isFinite(count) ? Math.min(50, Math.max(5, count)) : openWish.count
}

/** The address that carries a choice, leaving out what is as it comes. */
export function addressOfWish(wish: Wish): string {
  const parts: [string, string][] = [['section', wish.section]]
  const put = (name: string, list: readonly string[]): void => {
    if (list.length > 0) parts.push([name, list.join('.')])
  }
  put('topics', wish.topics)
  put('difficulty', wish.difficulties)
  put('kinds', wish.kinds)
  parts.push(['count', String(wish.count)])
  if (wish.isTimed) parts.push(['pace', 'test'])
  if (wish.from !== openWish.from) parts.push(['from', wish.from])
  return `/practice?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`
}
