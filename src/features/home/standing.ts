import type { QuizResult } from '../../domain/history/result.ts'
import { standingOf } from '../../domain/history/statistics.ts'
import { followKey } from '../../storage/follow.ts'
import { localKeys, ownLocalKeys, readLocal } from '../../storage/local-door.ts'
import { readTicks } from '../../storage/plan-ticks.ts'
import { practicedKeys } from '../../storage/practiced.ts'
import { drafts } from '../../storage/quiz-draft.ts'
import { resultsFromText } from '../../storage/results-text.ts'
import { nextThing, welcome, type Offer } from './next-thing.ts'

/** Says where somebody who has been here stands, and keeps to what other tabs and later pages do. */
export function keepStanding(): void {
  const show = (): void => void showStanding()
  followKey(null, show)
  show()
  const offer = (): void => void offerDueWords()
  followKey(localKeys.recalls, offer)
  offer()
}

/** Offers the word quiz where words are due to be asked again. */
async function offerDueWords(): Promise<void> {
  // Most have none here: what looks for them is loaded only where words have been asked.
  const isDue = hasWords() && (await lookForDue().catch(() => false))
  document.querySelector('[data-repeat]')?.setAttribute('data-repeat', isDue ? 'due' : '')
}

function hasWords(): boolean {
  const kept = readLocal(localKeys.recalls)
  return !kept.refused && kept.text !== null
}

async function lookForDue(): Promise<boolean> {
  const words = await import('./due-words.ts')
  return words.hasDueWords()
}

/** How often what is kept has been looked at. */
let looks = 0

/** Fills in the home page's words for somebody who has been here before. */
async function showStanding(): Promise<void> {
  const { dataset } = document.documentElement
  looks += 1
  const look = looks
  const results = keptResults() ?? (await restoredResults().catch(() => []))
  // What took longer than the next look at it is old.
  if (look !== looks) return
  if (results.length === 0 && !hasPracticed()) {
    delete dataset['going']
    return
  }
  const standing = standingOf(results)
  const plan = planBegun()
  const summary = document.querySelector('[data-standing]')
  if (summary) summary.textContent = welcome(standing)
  fill('[data-next]', nextThing(drafts(), standing, Date.now()))
  if (plan) fill('[data-plan]', plan)?.setAttribute('data-plan', 'on')
  dataset['going'] = [plan && 'plan', hasWords() && 'words'].filter(Boolean).join(' ')
}

function fill(place: string, { words, href }: Offer): Element | null {
  const link = document.querySelector(place)
  if (link) link.textContent = words
  link?.setAttribute('href', href)
  return link
}

function hasPracticed(): boolean {
  return (ownLocalKeys() ?? []).some((key) => practicedKeys.test(key))
}

/** The plan that has been begun; of two the shorter, unless it has come to its last day or holds but one tick. */
function planBegun(): Offer | null {
  const week = readTicks('7-day')
  const month = readTicks('30-day')
  const isWeekOn = week.length > 1 && !week.some((tick) => tick.startsWith('7.'))
  if (month.length > 0 && !isWeekOn) return { words: 'Your 30-day plan', href: '/30-day-study-plan#go-on' }
  return week.length > 0 ? { words: 'Your 7-day plan', href: '/last-minute-study-guide#go-on' } : null
}

/** The results in the array; null where it holds none. */
function keptResults(): readonly QuizResult[] | null {
  const kept = readLocal(localKeys.results)
  const { results } = resultsFromText(kept.refused ? null : kept.text)
  return results.length > 0 ? results : null
}

/** The results that only the database still holds. */
async function restoredResults(): Promise<readonly QuizResult[]> {
  // A newcomer has no database; some browsers give none, or do not list them.
  if ((await indexedDB.databases()).length === 0) return []
  const restoring = await import('./restore-results.ts')
  return restoring.restoreResults()
}
