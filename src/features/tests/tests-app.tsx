import type { ReactNode } from 'react'
import type { FormAddress, ListedForm, PendingProps } from './form-address.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { RetryButton } from '../../ui/buttons/retry-button.tsx'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import styles from './tests-app.module.css'

type Props = Readonly<{
  title: string
  /** The forms that the page may show: one that is taken, or all whose reports may be opened. */
  forms?: readonly FormAddress[]
  listed?: readonly ListedForm[]
  screen: 'list' | 'test' | 'report'
  /** Shown until the screen has loaded, if it is more than a sentence. */
  children?: ReactNode
}>

/** A test or a report. The code of the screens is loaded late, so that no other page carries it. */
export function TestsApp(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <TestsScreen {...props} />
    </ErrorBoundary>
  )
}

function TestsScreen({ title, forms = [], listed = [], screen, children }: Props): ReactNode {
  const loaded = useLoaded(loadScreens, screen)
  const { TestPage, ReportPage, TestList } = loaded.value ?? {}
  const [first] = forms
  if (TestPage && first) return <TestPage {...first} Pending={Pending} />
  if (ReportPage) return <ReportPage forms={forms} Pending={Pending} />
  if (TestList) return <TestList forms={listed} />
  // The links of the list work without its states.
  if (children !== undefined) return children
  return <Pending title={title} failed={loaded.failed} onRetry={loaded.retry} />
}

type Screens = Partial<
  typeof import('./test-page.tsx') &
    typeof import('./report/report-page.tsx') &
    typeof import('./list/test-list.tsx')
>

async function loadScreens(screen: string): Promise<Screens> {
  if (screen === 'list') return import('./list/test-list.tsx')
  return screen === 'test' ? import('./test-page.tsx') : import('./report/report-page.tsx')
}

/** Shown until a test or a report has loaded, or if it does not. */
function Pending({ title, failed, onRetry }: PendingProps): ReactNode {
  return (
    <div className={styles['pending']}>
      <h1>{title}</h1>
      <div role="status">
        {failed ? (
          <Notice tone="problem">
            <p>This could not be loaded. Nothing you have done is lost.</p>
            <RetryButton onRetry={onRetry} />
          </Notice>
        ) : (
          <p>Loading…</p>
        )}
      </div>
      <noscript>
        <p>
          Full tests need JavaScript. The guides and the single questions of each section work without it.
        </p>
      </noscript>
    </div>
  )
}
