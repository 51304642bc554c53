import type { QuizResult } from '../history/result.ts'
import { noAnswer, type Question, type QuestionId } from '../questions/question.ts'
import { isComplete, isRight } from '../questions/kinds/kinds.ts'
import { elapsedSeconds, isChecked, questionIdsOf, type Session, type SessionAnswers } from './session.ts'

export type Outcome = 'correct' | 'incorrect' | 'skipped'

/** How one question of a session ended. Without a complete, checked answer it was skipped, not wrong. */
export function outcomeOf(session: SessionAnswers, question: Question): Outcome {
  const answer = session.answers[question.id] ?? noAnswer
  if (!isChecked(session, question.id) || !isComplete(question, answer)) return 'skipped'
  return isRight(question, answer) ? 'correct' : 'incorrect'
}

/** The questions whose answers an event has scored: in study mode those just checked, in exam mode all at the end. */
export function scoredBetween(before: Session, after: Session): readonly QuestionId[] {
  return after.modules.flatMap(({ mode, questionIds }) =>
    questionIds.filter(
      (id) => isChecked(after, id) && (mode === 'exam' ? after.finishedAt !== null : !isChecked(before, id)),
    ),
  )
}

/** The result of a finished session, in the form that is stored. */
export function resultOf(session: Session, questions: readonly Question[]): QuizResult {
  const finishedAt = session.finishedAt
  if (finishedAt === null) throw new Error(`resultOf() of the unfinished session ${session.id}`)
  const outcomes = questions.map((question) => outcomeOf(session, question))
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length
  return {
    questionsCount: questionIdsOf(session).length,
    correctAnswers: count('correct'),
    incorrectAnswers: count('incorrect'),
    skippedQuestions: count('skipped'),
    timeTaken: elapsedSeconds(session, finishedAt),
    date: new Date(finishedAt).toISOString(),
    sectionType: session.section,
  }
}
