import { counted } from '../../domain/lib/instant.ts'
import { standingOf, weakestSection } from '../../domain/history/statistics.ts'
import { sections } from '../../domain/questions/section.ts'
import { localKeys, readLocal } from '../../storage/local-door.ts'
import { resultsFromText } from '../../storage/results-text.ts'

/** Fills in the home page's words for somebody who has results here. */
export function showStanding(): void {
  const kept = readLocal(localKeys.results)
  const { results } = resultsFromText(kept.refused ? null : kept.text)
  if (results.length === 0) {
    delete document.documentElement.dataset['returning']
    return
  }
  const standing = standingOf(results)
  const next = weakestSection(standing)
  const isNew = standing.sections.some(({ section, attempts }) => section === next && attempts === 0)
  const { shortTitle } = sections[next]
  const advice = isNew
    ? `You have not tried ${shortTitle.toLowerCase()} yet: a good next step.`
    : `${shortTitle} has the lowest average: the place where practice pays most.`
  const summary = document.querySelector('[data-standing-summary]')
  const link = document.querySelector('[data-standing-next]')
  if (summary)
    summary.textContent = `Welcome back. ${counted(standing.quizzes, 'quiz', 'quizzes')} so far, ${standing.average}% on average. ${advice}`
  if (link) {
    link.textContent = `Practice ${shortTitle.toLowerCase()} next`
    link.setAttribute('href', `/${next}`)
  }
}
