import { shiftOf, type Shift } from '../../../domain/score/official-scores.ts'
import { estimatesFromAttempts } from '../../../domain/tests/estimate-from-attempts.ts'
import type { Measure } from '../../../domain/tests/form.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { finishedTestLog, finishedTests } from '../../../storage/tests/finished-tests.ts'
import { officialScoresStore } from '../../../storage/tests/official-scores.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'

/** How far the estimates of each measure are moved by the official scores that the learner has entered. */
export function useShifts(): (measure: Measure) => Shift {
  const official = useStore(officialScoresStore)
  const { entries: attempts } = useStore(attemptLog.store)
  const tests = finishedTests(useStore(finishedTestLog.store).entries)
  const estimates = tests.flatMap((test) =>
    estimatesFromAttempts(test, attempts).map(({ measure, estimate: { median } }) => ({
      measure,
      median,
      at: test.session.finishedAt ?? 0,
    })),
  )
  return (measure) => shiftOf(measure, official, estimates)
}
