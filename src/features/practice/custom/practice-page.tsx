import { useEffect, useRef, type ReactNode } from 'react'
import { loadIndex } from '../../../content/questions/load-practice-index.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { useSetInAddress } from '../session/route-state.ts'
import { defaultRequest, readAddress, limitToListed } from './practice-address.ts'
import { QuestionsLoading } from '../runner/questions-loading.tsx'
import { addressOfSet } from './set-address.ts'
import styles from './practice-page.module.css'

/** The practice page: choose what to practice, then sit it. */
export function PracticePage({ address }: { address: string }): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <div className={styles['room']}>
        <PracticePageContent address={address} />
      </div>
    </ErrorBoundary>
  )
}

function PracticePageContent({ address }: { address: string }): ReactNode {
  const search = useHydrated() ? location.search : null
  const place = readAddress(useSetInAddress() || (search ?? ''))
  const index = useLoaded(loadIndex, address)
  const known = new Map(
    Object.values(index.value?.listed ?? {}).flatMap((listed) => listed.map((item) => [item.id, item])),
  )
  const listed = place.kind === 'set' ? place.ids.flatMap((id) => known.get(id) ?? []) : []
  const isLost = index.value !== null && place.kind === 'set' && listed.length < place.ids.length
  const wanted = place.kind === 'set' && !isLost ? 'session' : 'form'
  const screen = useLoaded(loadScreen, search === null ? 'none yet' : wanted)
  // As long as it is not known whether the set of a link is there, nobody has been at it.
  useFormFocus(index.value ? wanted : '', screen.value !== null)
  const retry = (): void => {
    // Most browsers never ask again for a script that has failed, unless the page is loaded again.
    if (screen.failed) location.reload()
    else index.retry()
  }

  if (search === null || !index.value || !screen.value)
    return (
      <>
        <QuestionsLoading title="Practice" failed={index.failed || screen.failed} onRetry={retry} />
        <noscript>
          <p className={styles['scriptless']}>
            Practice by topic needs JavaScript. The single questions of each section do not.
          </p>
        </noscript>
      </>
    )
  const { PracticeSession, PracticeForm } = screen.value
  if (PracticeSession && place.kind === 'set')
    return (
      <PracticeSession
        key={addressOfSet(place.ids, place.isTimed)}
        listed={listed}
        isTimed={place.isTimed}
        shards={index.value.shards}
      />
    )
  if (!PracticeForm) return null
  const wish = place.kind === 'wish' ? place.wish : defaultRequest
  return (
    <>
      {(place.kind === 'set' || place.unreadable) && (
        <Notice tone="problem">
          <p>This link names questions that are not here. Choose what to practice below.</p>
        </Notice>
      )}
      <PracticeForm index={index.value} initial={limitToListed(index.value.listed[wish.section], wish)} />
    </>
  )
}

/** Coming back from a set to the form puts the focus on its heading; arriving at the page does not. */
function useFormFocus(wanted: string, isThere: boolean): void {
  const wasAway = useRef(false)
  // Focus is the browser's.
  useEffect(() => {
    if (wanted === 'session') wasAway.current = true
    else if (isThere && wasAway.current)
      document.querySelector<HTMLElement>('[data-practice-form] h1')?.focus()
  }, [wanted, isThere])
}

type Screen = Partial<typeof import('./practice-form.tsx') & typeof import('./practice-session.tsx')>

/** Whoever chooses does not sit yet, and whoever follows a link to a set does not choose. */
async function loadScreen(name: string): Promise<Screen> {
  if (name === 'session') return import('./practice-session.tsx')
  return name === 'form' ? import('./practice-form.tsx') : {}
}
