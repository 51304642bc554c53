import type { QuizResult } from '../../domain/history/result.ts'
import { summarize, type ResultSummary, type SectionSummary } from '../../domain/history/statistics.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { onStorageChange } from '../../storage/browser/on-storage-change.ts'
import { itemsRestored } from '../../storage/items/saved-items.ts'
import { storageKeys, listOwnKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { begunPlans } from '../../storage/settings/begun-plans.ts'
import { returningVisitorKeys } from '../../storage/settings/returning-visitor-keys.ts'
import { allDrafts, testDrafts } from '../../storage/drafts/session-drafts.ts'
import { parseResults } from '../../storage/results/parse-results.ts'
import {
  recommendNext,
  resumableDrafts,
  standingText,
  type NextLink,
} from '../../domain/history/next-step.ts'
import { currentPlan, planLink, planTitle, type BegunPlan } from '../../domain/plan/current-plan.ts'
import { localDateOf } from '../../domain/plan/plan-date.ts'
import { planStandingText } from '../../domain/plan/plan-standing.ts'

/** Fills in the panel for a returning visitor, and updates it when another tab changes the stored data. */
export function showReturningVisitor(): void {
  const update = (): void => void updateReturningVisitor()
  onStorageChange(null, update)
  update()
  void itemsRestored()
  const updateWordsLink = (): void => void updateDueWordsLink()
  onStorageChange(storageKeys.recalls, updateWordsLink)
  updateWordsLink()
}

/** Shows the link to the word quiz if any word is due for review. */
async function updateDueWordsLink(): Promise<void> {
  const isDue = hasUsedWordQuiz() && (await checkForDueWords().catch(() => false))
  document.querySelector('[data-due-words]')?.setAttribute('data-due-words', isDue ? 'due' : '')
}

function hasUsedWordQuiz(): boolean {
  const item = readItem(storageKeys.recalls)
  return !item.refused && item.text !== null
}

/** Loads its code lazily, because most visitors have never used the word quiz. */
async function checkForDueWords(): Promise<boolean> {
  const { hasDueWords } = await import('./due-words.ts')
  return hasDueWords()
}

/** The number of updates started so far; the latest one wins. */
let updateCount = 0

async function updateReturningVisitor(): Promise<void> {
  const { dataset } = document.documentElement
  updateCount += 1
  const thisUpdate = updateCount
  const results = resultsInLocalStorage() ?? (await restoredResults().catch(() => []))
  // A later update started while this one was waiting for the database.
  if (thisUpdate !== updateCount) return
  if (results.length === 0 && !hasPracticed()) {
    delete dataset['practiced']
    return
  }
  const summary = summarize(results)
  const plan = currentPlan(begunPlans(localDateOf(new Date())))
  const welcome = document.querySelector('[data-returning-summary]')
  if (welcome) welcome.textContent = standingText(summary)
  summary.sections.forEach(fillAverage)
  const [first, second] = linksFor(plan, summary)
  fillLink('[data-next-link]', first)
  if (second) fillLink('[data-plan]', second)?.setAttribute('data-plan', 'on')
  const standing = document.querySelector('[data-plan-standing]')
  if (standing)
    standing.textContent = plan ? `${planTitle(plan.name)}: ${planStandingText(plan.standing)}` : ''
  dataset['practiced'] = [plan && 'plan', hasUsedWordQuiz() && 'words'].filter(Boolean).join(' ')
}

/** What to go on with comes first: an unfinished quiz or, without one, the plan that was begun. */
function linksFor(plan: BegunPlan | null, summary: ResultSummary): readonly [NextLink, NextLink?] {
  const drafts = [...allDrafts(), ...testDrafts()]
  const next = recommendNext(drafts, summary, Date.now())
  if (!plan) return [next]
  const isDraft = resumableDrafts(drafts, Date.now()).length > 0
  return isDraft ? [next, planLink(plan.name)] : [planLink(plan.name), next]
}

function fillAverage({ section, quizzes, average }: SectionSummary): void {
  const row = document.querySelector(`[data-section-average=${section}]`)
  const text = row?.querySelector('span')
  if (text)
    text.textContent = quizzes === 0 ? 'No quiz yet' : `${average}%, ${pluralize(quizzes, 'quiz', 'quizzes')}`
  row?.querySelector('progress')?.setAttribute('value', String(average))
}

function fillLink(selector: string, { text, href }: NextLink): Element | null {
  const link = document.querySelector(selector)
  if (link) link.textContent = text
  link?.setAttribute('href', href)
  return link
}

function hasPracticed(): boolean {
  return (listOwnKeys() ?? []).some((key) => returningVisitorKeys.test(key))
}

/** The results stored in localStorage, or null if there are none. */
function resultsInLocalStorage(): readonly QuizResult[] | null {
  const item = readItem(storageKeys.results)
  const { results } = parseResults(item.refused ? null : item.text)
  return results.length > 0 ? results : null
}

/** The results that exist only in the database. */
async function restoredResults(): Promise<readonly QuizResult[]> {
  // Avoids loading the code if there is no database. Throws in browsers that refuse IndexedDB or cannot list databases.
  if ((await indexedDB.databases()).length === 0) return []
  const { restoreResults } = await import('./restore-results.ts')
  return restoreResults()
}
