import { useState, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { PracticeRequest } from '../../../domain/practice/select-questions.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { PresetList } from '../presets/preset-list.tsx'
import { PracticeForm } from './practice-form.tsx'
import { SavedSets } from '../saved/saved-sets.tsx'
import styles from './practice-start.module.css'

type Props = Readonly<{
  index: PracticeIndex
  initial: PracticeRequest
  /** Whether the address asks for a set, as the links of plans do: the form then comes first. */
  isAsked: boolean
}>

/** Where practice starts: the sets in progress, the presets, and the form for a set of one's own. */
export function PracticeStart({ index, initial, isAsked }: Props): ReactNode {
  const attempts = useStore(attemptLog.store)
  // The form writes its choices into the address, and stays where it is.
  const [wasAsked] = useState(isAsked)
  const start = (hash: string): void => {
    location.hash = hash
    // The session starts at the top, even if its questions take a moment to load.
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const form = <PracticeForm key="form" index={index} initial={initial} onStart={start} />
  return (
    <div className={styles['start']} data-practice-start>
      <h1 tabIndex={-1}>Practice</h1>
      {wasAsked && form}
      <SavedSets index={index} />
      <PresetList index={index} attempts={attempts} onStart={start} />
      {!wasAsked && form}
    </div>
  )
}
