import { useState, type ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import type { Shift } from '../../../domain/score/official-scores.ts'
import { adviceFor } from '../../../domain/tests/advice.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import type { TestForm } from '../../../domain/tests/form.ts'
import {
  declinedLook,
  questionsOf,
  unsureQuestions,
  type SecondLook,
} from '../../../domain/tests/second-look.ts'
import { measureOf } from '../../../domain/tests/test-part.ts'
import { countInterruptions, reportOf, type ReportedQuestion } from '../../../domain/tests/test-report.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { notesOf, testNotesLog } from '../../../storage/tests/test-notes.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { partName } from '../test-names.ts'
import { LookComparison } from './again/look-comparison.tsx'
import { SecondLookOffer } from './again/second-look-offer.tsx'
import { SecondLookRunner } from './again/second-look.tsx'
import { SolveAgain } from './again/solve-again.tsx'
import { BreakdownBlock } from './parts/breakdown-block.tsx'
import { SelfScore } from './parts/self-score.tsx'
import { EssayReport } from './essay-report.tsx'
import { QuestionList } from './question-list.tsx'
import { linkToReport } from './report-link.ts'
import { ScoreBlock } from './score-block.tsx'
import { SectionBlock } from './section-block.tsx'
import { useShifts } from './use-shifts.ts'
import styles from './test-report.module.css'

type Props = Readonly<{
  form: TestForm
  test: FinishedTest
  questions: readonly Question[]
  /** Opened from a link, so it is somebody else's, or the learner's own on another device. */
  isShared?: boolean
}>

/** The report of a finished test, or of a part of one. */
export function TestReport({ form, test, questions, isShared = false }: Props): ReactNode {
  const heading = useFocusedHeading()
  const notes = notesOf(test.id, useStore(testNotesLog.store).entries)
  const [again, setAgain] = useState<'no' | 'look' | readonly ReportedQuestion[]>('no')
  const shiftOf = useShifts()
  const { session, part, essay } = test
  const report = reportOf(session, questions)
  const scored = report.filter((section) => measureOf(section.part) !== null)
  const changes = scored.flatMap((section) => section.questions.flatMap(({ change }) => change ?? []))
  const interruptions = countInterruptions(session)
  const all = questionsOf(scored)
  const { look } = notes
  const saveLook = (changed: SecondLook): void => void testNotesLog.append({ ...notes, look: changed })
  const begin = (asked: readonly ReportedQuestion[]): void => {
    saveLook({ asked: asked.map(({ question }) => question.id), answers: [], isFinished: false })
    setAgain('look')
  }
  if (again === 'look' && look && !look.isFinished)
    return (
      <SecondLookRunner
        questions={all.filter(({ question }) => look.asked.includes(question.id))}
        session={session}
        look={look}
        onChange={saveLook}
        onLeave={() => setAgain('no')}
      />
    )
  if (again !== 'no' && again !== 'look') return <SolveAgain questions={again} onEnd={() => setAgain('no')} />
  const isLookOffered = !isShared && all.length > 0 && look?.isFinished !== true
  return (
    <article className={styles['report']}>
      <header>
        <h1 ref={heading} tabIndex={-1}>{`Practice test ${form.number}: report`}</h1>
        <p>
          {`${partName(part)}, ${new Date(session.finishedAt ?? 0).toLocaleDateString('en-US', { dateStyle: 'long' })}.`}
          {interruptions > 0 &&
            ` Interrupted ${pluralize(interruptions, 'time')}; the time away was not counted.`}
        </p>
        {isShared && (
          <p>This report was in the link. Nothing was uploaded, and nothing of it is saved here.</p>
        )}
      </header>
      {isLookOffered && (
        <SecondLookOffer
          unsure={unsureQuestions(scored).length}
          all={all.length}
          begun={look}
          onLook={(which) => begin(which === 'all' ? all : unsureQuestions(scored))}
          onGoOn={() => setAgain('look')}
          onDecline={() => saveLook(look ? { ...look, isFinished: true } : declinedLook)}
        />
      )}
      {scored.length > 0 && !isLookOffered && (
        <>
          <ScoreBlock report={scored} shiftOf={isShared ? withoutShift : shiftOf} />
          <section aria-labelledby="next">
            <h2 id="next">What to do next</h2>
            <ol className={styles['advice']}>
              {adviceFor(scored).map(({ text, href, linkText }) => (
                <li key={text}>
                  {text} <a href={href}>{linkText}</a>
                </li>
              ))}
            </ol>
          </section>
          {look && look.asked.length > 0 && <LookComparison report={scored} look={look} session={session} />}
          <BreakdownBlock report={scored} />
          <section aria-labelledby="time">
            <h2 id="time">Where the time went</h2>
            <p>
              {changes.length === 0
                ? 'No answer was changed.'
                : `Answers changed: ${count(changes, 'wrong to right')} from wrong to right, ${count(changes, 'right to wrong')} from right to wrong, ${count(changes, 'wrong to wrong')} from wrong to wrong.`}
            </p>
            {scored.map((section) => (
              <SectionBlock key={section.position} section={section} session={session} />
            ))}
          </section>
        </>
      )}
      {essay && (
        <EssayReport
          essay={essay}
          task={form.issue}
          selfScore={
            !isShared && (
              <SelfScore
                scores={notes.traits}
                onChange={(traits) => void testNotesLog.append({ ...notes, traits })}
              />
            )
          }
        />
      )}
      {scored.length > 0 && !isLookOffered && (
        <QuestionList report={scored} session={session} onSolveAgain={setAgain} />
      )}
      <footer className={`${styles['ways']} no-print`}>
        {!isShared && <CopyLink test={test} />}
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
        <ButtonLink look="quiet" href="/tests">
          All tests
        </ButtonLink>
      </footer>
    </article>
  )
}

function withoutShift(): Shift {
  return { points: 0, scores: 0 }
}

function count<T>(list: readonly T[], wanted: T): number {
  return list.filter((each) => each === wanted).length
}

/** Copies a link that holds the whole report. */
function CopyLink({ test }: { test: FinishedTest }): ReactNode {
  const [status, setStatus] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    setStatus(null)
    const link = await linkToReport(test)
    try {
      await navigator.clipboard.writeText(link)
      setStatus(
        'The link has been copied. It holds the report itself: whoever opens it sees it, and no server does.',
      )
    } catch {
      setStatus(`Copy this link: ${link}`)
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>Copy a link to this report</Button>
      <span role="status">{status}</span>
    </>
  )
}
