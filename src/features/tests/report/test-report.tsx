import { useDeferredValue, useState, type ReactNode } from 'react'
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
import {
  countInterruptions,
  reportOf,
  type Change,
  type ReportedQuestion,
  type ReportedSection,
} from '../../../domain/tests/test-report.ts'
import type { Session } from '../../../domain/session/session.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { notesOf, testNotesLog, type TestNotes } from '../../../storage/tests/test-notes.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { partName } from '../test-names.ts'
import { LookComparison } from './again/look-comparison.tsx'
import { SecondLookOffer } from './again/second-look-offer.tsx'
import { SecondLookRunner } from './again/second-look.tsx'
import { SolveAgain } from './again/solve-again.tsx'
import { BreakdownBlock } from './parts/breakdown-block.tsx'
import { SelfScore } from './parts/self-score.tsx'
import { CopyLink } from './copy-link.tsx'
import { EssayReport } from './essay-report.tsx'
import { QuestionList } from './question-list.tsx'
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

/** The report of a finished test, or of a part of one; or its questions again, one by one. */
export function TestReport(props: Props): ReactNode {
  const { test, questions } = props
  const notes = notesOf(test.id, useStore(testNotesLog.store).entries)
  const [again, setAgain] = useState<Again>('no')
  const report = reportOf(test.session, questions)
  const scored = report.filter((section) => measureOf(section.part) !== null)
  const { look } = notes
  const saveNotes = (change: Partial<TestNotes>): void => void testNotesLog.append({ ...notes, ...change })
  if (again === 'look' && look && !look.isFinished)
    return (
      <SecondLookRunner
        questions={questionsOf(scored).filter(({ question }) => look.asked.includes(question.id))}
        session={test.session}
        look={look}
        onChange={(changed) => saveNotes({ look: changed })}
        onLeave={() => setAgain('no')}
      />
    )
  if (again !== 'no' && again !== 'look') return <SolveAgain questions={again} onEnd={() => setAgain('no')} />
  return <ReportScreen {...props} scored={scored} notes={notes} onNotes={saveNotes} onAgain={setAgain} />
}

/** Whether questions are answered again: at the second look, or these with explanations. */
type Again = 'no' | 'look' | readonly ReportedQuestion[]

type ScreenProps = Props &
  Readonly<{
    scored: readonly ReportedSection[]
    notes: TestNotes
    onNotes: (change: Partial<TestNotes>) => void
    onAgain: (again: Again) => void
  }>

function ReportScreen(props: ScreenProps): ReactNode {
  const { form, test, isShared = false, scored, notes, onNotes, onAgain } = props
  const heading = useFocusedHeading()
  // The list of every question is long, so it renders after the score is painted.
  const isListShown = useDeferredValue(true, false)
  const { session, part, essay } = test
  const interruptions = countInterruptions(session)
  const timedOut = scored.filter(({ isTimedOut }) => isTimedOut).map(({ position }) => position)
  const isLookOffered = !isShared && scored.length > 0 && notes.look?.isFinished !== true
  return (
    <article className={styles['report']}>
      <header>
        <h1 ref={heading} tabIndex={-1}>{`Practice test ${form.number}: report`}</h1>
        <p>
          {`${partName(part)}, ${new Date(session.finishedAt ?? 0).toLocaleDateString('en-US', { dateStyle: 'long' })}.`}
          {interruptions > 0 &&
            ` Interrupted ${pluralize(interruptions, 'time')}; the time away was not counted.`}
          {timedOut.length > 0 && ` Time ran out in section ${timedOut.join(' and ')}.`}
        </p>
        {isShared && (
          <p>This report was in the link. Nothing was uploaded, and nothing of it is saved here.</p>
        )}
      </header>
      {isLookOffered && (
        <Offer scored={scored} look={notes.look} onLook={(look) => onNotes({ look })} onAgain={onAgain} />
      )}
      {scored.length > 0 && !isLookOffered && (
        <Findings scored={scored} session={session} look={notes.look} isShared={isShared} />
      )}
      {essay && (
        <EssayReport
          essay={essay}
          task={form.issue}
          selfScore={
            !isShared && <SelfScore scores={notes.traits} onChange={(traits) => onNotes({ traits })} />
          }
        />
      )}
      {isListShown && scored.length > 0 && !isLookOffered && (
        <QuestionList report={scored} session={session} onSolveAgain={onAgain} />
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

type OfferProps = Readonly<{
  scored: readonly ReportedSection[]
  look: SecondLook | null
  onLook: (look: SecondLook) => void
  onAgain: (again: Again) => void
}>

/** The offer of a second look, in place of everything that would give an answer away. */
function Offer({ scored, look, onLook, onAgain }: OfferProps): ReactNode {
  const [all, unsure] = [questionsOf(scored), unsureQuestions(scored)]
  const begin = (asked: readonly ReportedQuestion[]): void => {
    onLook({ asked: asked.map(({ question }) => question.id), answers: [], isFinished: false })
    onAgain('look')
  }
  return (
    <SecondLookOffer
      unsure={unsure.length}
      all={all.length}
      begun={look}
      onLook={(which) => begin(which === 'all' ? all : unsure)}
      onGoOn={() => onAgain('look')}
      onDecline={() => onLook(look ? { ...look, isFinished: true } : declinedLook)}
    />
  )
}

type FindingsProps = Readonly<{
  scored: readonly ReportedSection[]
  session: Session
  look: SecondLook | null
  isShared: boolean
}>

/** The score, the advice, and what was right and how long it took. */
function Findings({ scored, session, look, isShared }: FindingsProps): ReactNode {
  const shiftOf = useShifts()
  return (
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
        <p>{changesText(scored)}</p>
        {scored.map((section) => (
          <SectionBlock key={section.position} section={section} session={session} />
        ))}
      </section>
    </>
  )
}

function changesText(scored: readonly ReportedSection[]): string {
  const changes = questionsOf(scored).flatMap(({ change }) => change ?? [])
  const count = (wanted: Change): number => changes.filter((each) => each === wanted).length
  return changes.length === 0
    ? 'No answer was changed.'
    : `Answers changed: ${count('wrong to right')} from wrong to right, ${count('right to wrong')} from right to wrong, ${count('wrong to wrong')} from wrong to wrong.`
}

function withoutShift(): Shift {
  return { points: 0, scores: 0 }
}
