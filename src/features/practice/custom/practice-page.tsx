import { useEffect, useRef, type ReactNode } from 'react'
import { loadPracticeIndex } from '../../../content/questions/load-practice-index.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { useSetInAddress } from '../../../session/run/route-state.ts'
import { defaultRequest, questionsOf, readAddress, removeUnknownFilters } from './practice-address.ts'
import { QuestionsLoading } from '../questions/questions-loading.tsx'
import { addressOfSet } from '../../../domain/practice/set-address.ts'
import styles from './practice-page.module.css'

/** The practice page: a form, or the practice set in the address. `address` is that of the practice index. */
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
  const requested = readAddress(useSetInAddress() || (search ?? ''))
  const index = useLoaded(loadPracticeIndex, address)
  const summaries = new Map(
    Object.values(index.value?.questions ?? {}).flatMap((all) => all.map((summary) => [summary.id, summary])),
  )
  const setSummaries = requested.kind === 'set' ? requested.ids.flatMap((id) => summaries.get(id) ?? []) : []
  const isSetIncomplete =
    index.value !== null && requested.kind === 'set' && setSummaries.length < requested.ids.length
  const screenName = requested.kind === 'set' && !isSetIncomplete ? 'session' : 'form'
  const screen = useLoaded(loadScreen, search === null ? 'none yet' : screenName)
  // Before the index is loaded, it is not known whether the set exists, so its screen does not count as shown.
  useFormFocus(index.value ? screenName : '', screen.value !== null)
  const retry = (): void => {
    // Most browsers request a failed script again only after a reload.
    if (screen.failed) location.reload()
    else index.retry()
  }

  if (search === null || !index.value || !screen.value)
    return (
      <>
        <QuestionsLoading title="Practice" failed={index.failed || screen.failed} onRetry={retry} />
        <noscript>
          <p className={styles['scriptless']}>
            Practice by topic needs JavaScript. The single-question pages of each section work without it.
          </p>
        </noscript>
      </>
    )
  const { PracticeSession, PracticeStart } = screen.value
  if (PracticeSession && requested.kind === 'set')
    return (
      <PracticeSession
        key={addressOfSet(requested)}
        summaries={setSummaries}
        isTimed={requested.isTimed}
        mode={requested.mode}
        index={index.value}
      />
    )
  if (!PracticeStart) return null
  const request = requested.kind === 'request' ? requested.request : defaultRequest
  return (
    <>
      {(requested.kind === 'set' || requested.isUnreadable) && (
        <div className={styles['unknown']}>
          <Notice tone="problem">
            <p>This link contains questions that are not on this site. Choose what to practice below.</p>
          </Notice>
        </div>
      )}
      <PracticeStart
        index={index.value}
        initial={removeUnknownFilters(questionsOf(index.value, request), request)}
        isAsked={requested.kind === 'request' && search !== ''}
      />
    </>
  )
}

/** Focuses the heading of the form when the learner comes back from a set, but not when the page opens with it. */
function useFormFocus(screenName: string, isLoaded: boolean): void {
  const wasInSession = useRef(false)
  // Sets the browser's focus.
  useEffect(() => {
    if (screenName === 'session') wasInSession.current = true
    else if (isLoaded && wasInSession.current)
      document.querySelector<HTMLElement>('[data-practice-start] h1')?.focus()
  }, [screenName, isLoaded])
}

type Screen = Partial<typeof import('./practice-start.tsx') & typeof import('./practice-session.tsx')>

/** Loads only the code of the screen that is shown. */
async function loadScreen(name: string): Promise<Screen> {
  if (name === 'session') return import('./practice-session.tsx')
  return name === 'form' ? import('./practice-start.tsx') : {}
}
