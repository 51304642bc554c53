import { counted } from '../../domain/lib/counted.ts'
import type { QuizResult } from '../../domain/history/result.ts'
import { nextStep, standingOf } from '../../domain/history/statistics.ts'
import { sections } from '../../domain/questions/section.ts'
import { followKey } from '../../storage/follow.ts'
import { localKeys, readLocal } from '../../storage/local-door.ts'
import { resultsFromText } from '../../storage/results-text.ts'

/** Says where somebody who has results here stands, and keeps to what other tabs and later pages do. */
export function keepStanding(): void {
  const show = (): void => void showStanding()
  followKey(localKeys.results, show)
  show()
  const offer = (): void => void offerDueWords()
  followKey(localKeys.recalls, offer)
  offer()
}

/** Offers the word quiz where words are due to be asked again. */
async function offerDueWords(): Promise<void> {
  // Most have none here: what looks for them is loaded only where words have been asked.
  const kept = readLocal(localKeys.recalls)
  const isDue = !kept.refused && kept.text !== null && (await lookForDue().catch(() => false))
  document.querySelector('[data-repeat]')?.setAttribute('data-repeat', isDue ? 'due' : '')
}

async function lookForDue(): Promise<boolean> {
  const words = await import('./due-words.ts')
  return words.hasDueWords()
}

/** Fills in the home page's words for somebody who has results here. */
async function showStanding(): Promise<void> {
  const { dataset } = document.documentElement
  const results = keptResults() ?? (await restoredResults().catch(() => []))
  if (results.length === 0) {
    delete dataset['returning']
    return
  }
  dataset['returning'] ??= ''
  const standing = standingOf(results)
  const { section, quizzes, isLevel } = nextStep(standing)
  const { shortTitle } = sections[section]
  const advice =
    quizzes === 0
      ? `You have not tried ${shortTitle.toLowerCase()} yet.`
      : isLevel
        ? 'No section is lowest: take them in turn.'
        : `${shortTitle} has the lowest average: practice pays most there.`
  const summary = document.querySelector('[data-standing]')
  const link = document.querySelector('[data-next]')
  if (summary)
    summary.textContent = `Welcome back. ${counted(standing.quizzes, 'quiz', 'quizzes')} so far, ${standing.average}% on average. ${advice}`
  if (link) {
    link.textContent = `Practice ${shortTitle.toLowerCase()} next`
    link.setAttribute('href', `/${section}`)
  }
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
