import type { AttemptPlace } from '../../domain/history/attempt.ts'
import { isRight } from '../../domain/questions/kinds/kinds.ts'
import { formOfTest, isPracticeSet, isTestSet } from '../../domain/questions/question-set.ts'
import { noAnswer, type Question, type QuestionId } from '../../domain/questions/question.ts'
import type { Session } from '../../domain/session/session.ts'
import { appendAttempt } from '../../storage/logs/attempts.ts'

/** Appends a checked answer to the log of attempts. Returns whether the answer is right. */
export function logAnswer(
  session: Session,
  question: Question,
  at: Date,
  where: AttemptPlace = placeOf(session, question.id),
): boolean {
  const answer = session.answers[question.id] ?? noAnswer
  const right = isRight(question, answer)
  void appendAttempt({
    // Two tabs with the same session log the same id, so an answer is counted once.
    id: where.kind === 'page' ? session.id : `${session.id}-${question.id}`,
    question: question.id,
    answer,
    right,
    seconds: Math.round((session.spent[question.id] ?? 0) / 1000),
    at: at.toISOString(),
    where,
  })
  return right
}

function placeOf({ id, set, modules }: Session, question: QuestionId): AttemptPlace {
  if (isTestSet(set)) {
    const section = modules.find(({ questionIds }) => questionIds.includes(question))?.id ?? ''
    return { kind: 'test', form: formOfTest(set), section, sitting: id }
  }
  return isPracticeSet(set) ? { kind: 'practice', sitting: id } : { kind: 'quiz', set, sitting: id }
}
