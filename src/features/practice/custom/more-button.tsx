import type { ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import { anotherSetLike } from '../../../domain/practice/another-set.ts'
import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import { hashOfSet } from '../../../domain/practice/set-address.ts'
import type { SessionMode } from '../../../domain/session/module.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'

type Props = Readonly<{
  /** The set that was done. */
  set: Readonly<{ summaries: readonly QuestionSummary[]; isTimed: boolean; mode: SessionMode }>
  index: PracticeIndex
  look: 'strong' | 'quiet'
}>

/** Starts a set of other questions like those that were done. Renders nothing if there are none. */
export function MoreButton({ set, index, look }: Props): ReactNode {
  const attempts = useStore(attemptLog.store)
  const another = (random: () => number): readonly string[] =>
    anotherSetLike(set.summaries, Object.values(index.questions).flat(), attempts, random)
  const { length } = another(() => 0)
  if (length === 0) return null
  const start = (): void => {
    location.hash = hashOfSet({ ...set, ids: another(() => Math.random()) }, 'running')
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <Button look={look} onClick={start}>
      {length === 1 ? '1 more like this' : `${length} more like these`}
    </Button>
  )
}
