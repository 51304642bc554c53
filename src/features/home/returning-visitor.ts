import type { QuizResult } from '../../domain/history/result.ts'
import { summarize } from '../../domain/history/statistics.ts'
import { onStorageChange } from '../../storage/browser/on-storage-change.ts'
import { storageKeys, listOwnKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { readTicks } from '../../storage/settings/plan-ticks.ts'
import { returningVisitorKeys } from '../../storage/settings/returning-visitor-keys.ts'
import { allDrafts } from '../../storage/drafts/session-drafts.ts'
import { parseResults } from '../../storage/results/parse-results.ts'
import { recommendNext, welcomeText, type NextLink } from './recommend-next.ts'

/** Says where somebody who has been here stands, and keeps to what other tabs and later pages do. */
export function showReturningVisitor(): void {
  const show = (): void => void updateReturningVisitor()
  onStorageChange(null, show)
  show()
  const offer = (): void => void offerDueWords()
  onStorageChange(storageKeys.recalls, offer)
  offer()
}

/** Offers the word quiz where words are due to be asked again. */
async function offerDueWords(): Promise<void> {
  // Most have none here: what looks for them is loaded only where words have been asked.
  const isDue = hasWords() && (await lookForDue().catch(() => false))
  document.querySelector('[data-repeat]')?.setAttribute('data-repeat', isDue ? 'due' : '')
}

function hasWords(): boolean {
  const kept = readItem(storageKeys.recalls)
  return !kept.refused && kept.text !== null
}

async function lookForDue(): Promise<boolean> {
  const words = await import('./due-words.ts')
  return words.hasDueWords()
}

/** How often what is kept has been looked at. */
let updateCount = 0

/** Fills in the home page's words for somebody who has been here before. */
async function updateReturningVisitor(): Promise<void> {
  const { dataset } = document.documentElement
  updateCount += 1
  const look = updateCount
  const results = keptResults() ?? (await restoredResults().catch(() => []))
  // What took longer than the next look at it is old.
  if (look !== updateCount) return
  if (results.length === 0 && !hasPracticed()) {
    delete dataset['going']
    return
  }
  const standing = summarize(results)
  const plan = planBegun()
  const summary = document.querySelector('[data-standing]')
  if (summary) summary.textContent = welcomeText(standing)
  fill('[data-next]', recommendNext(allDrafts(), standing, Date.now()))
  if (plan) fill('[data-plan]', plan)?.setAttribute('data-plan', 'on')
  dataset['going'] = [plan && 'plan', hasWords() && 'words'].filter(Boolean).join(' ')
}

function fill(place: string, { words, href }: NextLink): Element | null {
  const link = document.querySelector(place)
  if (link) link.textContent = words
  link?.setAttribute('href', href)
  return link
}

function hasPracticed(): boolean {
  return (listOwnKeys() ?? []).some((key) => returningVisitorKeys.test(key))
}

/** The plan that has been begun; of two the shorter, unless it has come to its last day or holds but one tick. */
function planBegun(): NextLink | null {
  const week = readTicks('7-day')
  const month = readTicks('30-day')
  const isWeekOn = week.length > 1 && !week.some((tick) => tick.startsWith('7.'))
  if (month.length > 0 && !isWeekOn) return { words: 'Your 30-day plan', href: '/30-day-study-plan#go-on' }
  return week.length > 0 ? { words: 'Your 7-day plan', href: '/last-minute-study-guide#go-on' } : null
}

/** The results in the array; null where it holds none. */
function keptResults(): readonly QuizResult[] | null {
  const kept = readItem(storageKeys.results)
  const { results } = parseResults(kept.refused ? null : kept.text)
  return results.length > 0 ? results : null
}

/** The results that only the database still holds. */
async function restoredResults(): Promise<readonly QuizResult[]> {
  // A newcomer has no database; some browsers give none, or do not list them.
  if ((await indexedDB.databases()).length === 0) return []
  const restoring = await import('./restore-results.ts')
  return restoring.restoreResults()
}
