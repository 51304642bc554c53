import type { ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { AttemptHistory } from '../../../domain/history/attempt.ts'
import { presetsOf, type Preset } from '../../../domain/practice/presets.ts'
import { hashOfSet } from '../../../domain/practice/set-address.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { markedStore } from '../../../storage/settings/marked-questions.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import styles from './preset-list.module.css'

type Props = Readonly<{
  index: PracticeIndex
  attempts: AttemptHistory & Readonly<{ isRead: boolean }>
  /** Starts a set at the fragment of its address. */
  onStart: (hash: string) => void
}>

/** Practice sets that start with one press. */
export function PresetList({ index, attempts, onStart }: Props): ReactNode {
  const listed = Object.values(index.questions).flat()
  const marked = useStore(markedStore)
  const isWaiting = attempts.asOf === 0
  const start = ({ isTimed, select }: Preset): void =>
    onStart(hashOfSet({ ids: select(() => Math.random()), isTimed, mode: 'study' }, 'running'))
  return (
    <section className={styles['presets']} aria-labelledby="presets">
      <h2 id="presets">Start now</h2>
      <ul>
        {presetsOf({ listed, attempts, marked }).map((preset) => (
          <li key={preset.title}>
            {preset.counts[1] > 0 ? (
              <button type="button" disabled={isWaiting} onClick={() => start(preset)}>
                <strong>{preset.title}</strong>
                <span>{sizeOf(preset)}</span>
                <span>{preset.about}</span>
              </button>
            ) : (
              <div className={styles['nothing']}>
                <strong>{preset.title}</strong>
                <span key={String(isWaiting)}>{nothingText(preset, attempts)}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p>
        Or take a <a href="/tests">full practice test</a>, timed and adaptive like the real one.
      </p>
    </section>
  )
}

/** Such as '10 questions · about 15 minutes'. */
function sizeOf({ counts: [least, most], minutes }: Preset): string {
  const count = least === most ? '' : `${least} ${most - least === 1 ? 'or' : 'to'} `
  return `${count}${pluralize(most, 'question')} · about ${pluralize(minutes, 'minute')}`
}

/** Why a preset has no questions. Nothing is claimed about earlier answers that have not been read. */
function nothingText({ about }: Preset, { asOf, isRead }: Props['attempts']): string {
  if (asOf === 0) return 'Reading your answers…'
  return isRead ? about : 'Your earlier answers could not be read.'
}
