import { useSyncExternalStore, type ReactNode } from 'react'
import type { Attempt } from '../../../domain/history/attempt.ts'
import type { Session } from '../../../domain/session/session.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import { partOfSet } from '../../../domain/tests/test-set.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { testDrafts } from '../../../storage/drafts/session-drafts.ts'
import { itemsRestored } from '../../../storage/items/saved-items.ts'
import { finishedTestLog, finishedTests } from '../../../storage/tests/finished-tests.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { placeText } from '../taking/place-text.ts'
import type { ListedForm } from '../form-address.ts'
import { partName } from '../test-names.ts'
import { OfficialScores } from './official-scores.tsx'
import { dateText, OwnReports, rangesText } from './own-reports.tsx'
import { addressOf, TestForms } from './test-forms.tsx'

type Props = Readonly<{ forms: readonly ListedForm[] }>

/** The forms with how far the learner is, and the reports of what was taken. */
export function TestList({ forms }: Props): ReactNode {
  const drafts = useDrafts()
  const tests = finishedTests(useStore(finishedTestLog.store).entries)
  const { entries: attempts } = useStore(attemptLog.store)
  return (
    <>
      <TestForms
        forms={forms}
        stateOf={(id) => (
          <FormState
            drafts={drafts.filter(({ set }) => partOfSet(set)?.form === id)}
            tests={tests.filter(({ form }) => form === id)}
            attempts={attempts}
          />
        )}
      />
      {tests.length > 0 && <OwnReports forms={forms} />}
      <OfficialScores />
    </>
  )
}

/** How far the learner is with a form. */
function FormState({
  drafts,
  tests,
  attempts,
}: Readonly<{
  drafts: readonly Session[]
  tests: readonly FinishedTest[]
  attempts: readonly Attempt[]
}>): ReactNode {
  const unfinished = drafts.filter(({ id }) => tests.every((test) => test.id !== id))
  const [latest] = tests
  if (unfinished.length === 0 && !latest) return <p>New. 1 hour 58 minutes.</p>
  return (
    <>
      {unfinished.map((draft) => {
        const { part = 'whole', form = '' } = partOfSet(draft.set) ?? {}
        return (
          <p key={draft.id}>
            {`${partName(part)} in progress: ${placeText(draft, part)}. `}
            <a href={addressOf(form, part)}>Go on</a>
          </p>
        )
      })}
      {latest && (
        <p>
          {`${partName(latest.part)} finished on ${dateText(latest)}${rangesText(latest, attempts)}. `}
          <a href={`/tests/report#t=${latest.id}`}>Report</a>
        </p>
      )}
    </>
  )
}

let lastDrafts: readonly Session[] = []

/** The unfinished tests; the same list until one changes. */
function currentDrafts(): readonly Session[] {
  const drafts = testDrafts()
  const isSame =
    drafts.length === lastDrafts.length && drafts.every((draft, index) => draft === lastDrafts[index])
  if (!isSame) lastDrafts = drafts
  return lastDrafts
}

const noDrafts: readonly Session[] = []

function useDrafts(): readonly Session[] {
  return useSyncExternalStore(subscribeToDrafts, currentDrafts, () => noDrafts)
}

function subscribeToDrafts(onChange: () => void): () => void {
  void itemsRestored()
  return onStorageChange(null, onChange)
}
