import type { Attempt } from '../history/attempt.ts'
import { estimateScore, isEstimate, type ScoreEstimate, type SectionTally } from '../score/estimate-score.ts'
import type { FinishedTest } from './finished-test.ts'
import { measures, type Measure } from './form.ts'
import { isSectionPart, measureOf, versionOf } from './test-part.ts'

/** The estimated scores of a finished test by what its answers were logged as, so that its questions need not be loaded. */
export function estimatesFromAttempts(
  { id, session }: FinishedTest,
  attempts: readonly Attempt[],
): readonly Readonly<{ measure: Measure; estimate: ScoreEstimate }>[] {
  const own = attempts.filter(({ where }) => where.kind === 'test' && where.sitting === id)
  const tallies = session.modules.flatMap(({ id: part, limit }) => {
    if (!isSectionPart(part)) return []
    const inSection = own.filter(({ where }) => where.kind === 'test' && where.section === part)
    const tally: SectionTally = {
      right: inSection.filter(({ right }) => right).length,
      answered: inSection.length,
      isTimed: limit !== null,
    }
    return [{ measure: measureOf(part), version: versionOf(part), tally }]
  })
  return measures.flatMap((measure) => {
    const first = tallies.find((each) => each.measure === measure && each.version === null)?.tally ?? null
    const later = tallies.find((each) => each.measure === measure && each.version !== null)
    const version = later?.version ?? null
    const second = later && version !== null ? { ...later.tally, version } : null
    const estimate = estimateScore({ measure, first, second })
    return isEstimate(estimate) ? [{ measure, estimate }] : []
  })
}
