import { useSyncExternalStore, type ReactNode } from 'react'
import { loadQuestions } from '../../../content/questions/load-questions.ts'
import type { Question } from '../../../domain/questions/question.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import { loadLazyKinds } from '../../../renderer/answer/answer-field.tsx'
import { finishedTestLog, finishedTests } from '../../../storage/tests/finished-tests.ts'
import { testNotesLog } from '../../../storage/tests/test-notes.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { Notice } from '../../../ui/messages/notice.tsx'
import type { FormAddress, PendingScreen } from '../form-address.ts'
import styles from './report-page.module.css'
import { OwnReports } from '../list/own-reports.tsx'
import { testFromLink } from './report-link.ts'
import { TestReport } from './test-report.tsx'

const title = 'Test report'

type Props = Readonly<{ forms: readonly FormAddress[]; Pending: PendingScreen }>

/** A report opened by its id, or from a link that holds it. */
export function ReportPage(props: Props): ReactNode {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => location.hash,
    () => '',
  )
  return <ReportOf key={hash} hash={hash} {...props} />
}

function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function ReportOf({ hash, forms, Pending }: Props & Readonly<{ hash: string }>): ReactNode {
  const test = useLoaded(findTest, hash)
  const address = forms.find(({ form }) => form.id === test.value?.test?.form)
  const questions = useLoaded(loadIfKnown, address?.questionsAddress ?? '')
  if (hash === '')
    return (
      <>
        <h1>Test reports</h1>
        <OwnReports forms={forms.map(({ form }) => form)} />
      </>
    )
  const isUnknown = test.value !== null && (test.value.test === null || address === undefined)
  if (isUnknown) return <NoReport />
  if (!test.value?.test || !address || !questions.value)
    return (
      <Pending title={title} failed={test.failed || questions.failed} onRetry={() => location.reload()} />
    )
  return (
    <TestReport
      form={address.form}
      test={test.value.test}
      questions={questions.value}
      isShared={hash.startsWith('#r=')}
    />
  )
}

function NoReport(): ReactNode {
  return (
    <div className={styles['none']}>
      <h1>{title}</h1>
      <Notice tone="problem">
        <p>
          There is no report here. The link may be cut off, or the test was taken in another browser. Ask for
          the whole link, or open your own reports.
        </p>
      </Notice>
      <ButtonLink href="/tests">All tests</ButtonLink>
    </div>
  )
}

/** The test that the fragment names or holds. */
async function findTest(hash: string): Promise<Readonly<{ test: FinishedTest | null }>> {
  const [, id] = /^#t=([\w-]+)$/.exec(hash) ?? []
  await Promise.all([finishedTestLog.refresh(), testNotesLog.refresh()])
  if (id === undefined) return { test: await testFromLink(hash) }
  return { test: finishedTests(finishedTestLog.store.get().entries).find((test) => test.id === id) ?? null }
}

async function loadIfKnown(address: string): Promise<readonly Question[] | null> {
  if (address === '') return null
  const [questions] = await Promise.all([loadQuestions(address), loadLazyKinds()])
  return questions
}
