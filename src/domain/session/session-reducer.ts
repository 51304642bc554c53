import type { Instant } from '../time/instant.ts'
import type { Answer } from '../questions/question.ts'
import { currentId, elapsed, isChecked, isLast, type Session, type SessionClock } from './session.ts'

/** Something that happened, and when. The reducer never asks what time it is. */
export type SessionEvent = Readonly<{ at: Instant }> &
  (
    | Readonly<{ type: 'answered'; answer: Answer }>
    | Readonly<{ type: 'checked' }>
    | Readonly<{ type: 'skipped' }>
    | Readonly<{ type: 'advanced' }>
    /** Another question was turned to, by its place among them. */
    | Readonly<{ type: 'moved'; to: number }>
    /** The page was still there: time up to now counts even if the browser dies next. */
    | Readonly<{ type: 'seen' }>
    /** The learner came back: the time away does not count. */
    | Readonly<{ type: 'resumed' }>
  )

export function sessionReducer(before: Session, event: SessionEvent): Session {
  if (before.finishedAt !== null) return before
  if (event.type === 'resumed') return { ...before, clock: resumeClock(before.clock, event.at) }
  if (before.limit !== null && elapsed(before, event.at) >= before.limit)
    return timedOut(before, before.limit, event.at)
  const quiz = { ...before, clock: runClock(before.clock, event.at) }
  const id = currentId(quiz)
  switch (event.type) {
    case 'seen':
      return quiz
    case 'answered':
      return isChecked(quiz, id) ? quiz : withAnswer(quiz, id, event.answer)
    case 'checked':
      if (isChecked(quiz, id) || !(id in quiz.answers)) return quiz
      return { ...addTimeToQuestion(quiz, event.at), checked: [...quiz.checked, id] }
    case 'skipped':
      return isChecked(quiz, id) ? quiz : moveOn(withAnswer(quiz, id, []), event.at)
    case 'advanced':
      return isChecked(quiz, id) ? moveOn(quiz, event.at) : quiz
    case 'moved':
      return event.to in quiz.questionIds ? moveTo(quiz, event.to, event.at) : quiz
  }
}

function moveOn(quiz: Session, at: Instant): Session {
  if (isLast(quiz)) return { ...addTimeToQuestion(quiz, at), finishedAt: at }
  return moveTo(quiz, quiz.index + 1, at)
}

function moveTo(quiz: Session, index: number, at: Instant): Session {
  return { ...addTimeToQuestion(quiz, at), index }
}

/** Puts the time since the question came up on its account; reading an explanation is not thinking time. */
function addTimeToQuestion(quiz: Session, at: Instant): Session {
  const now = elapsed(quiz, at)
  const id = currentId(quiz)
  if (isChecked(quiz, id)) return { ...quiz, arrivedAt: now }
  const spent = (quiz.spent[id] ?? 0) + (now - quiz.arrivedAt)
  return { ...quiz, spent: { ...quiz.spent, [id]: spent }, arrivedAt: now }
}

/** The quiz as it stood when its time was over, however late the news arrives. What was chosen by then counts. */
function timedOut(quiz: Session, limit: number, at: Instant): Session {
  const end = at - (elapsed(quiz, at) - limit)
  const counted = addTimeToQuestion({ ...quiz, clock: { banked: limit, from: end, seen: end } }, end)
  const open = Object.keys(quiz.answers).filter((id) => !isChecked(quiz, id))
  return { ...counted, checked: [...quiz.checked, ...open], finishedAt: end }
}

/** An answer taken back whole leaves the question as untouched as it was. */
function withAnswer(quiz: Session, id: string, answer: Answer): Session {
  const others = Object.entries(quiz.answers).filter(([key]) => key !== id)
  return { ...quiz, answers: Object.fromEntries(answer.length > 0 ? [...others, [id, answer]] : others) }
}

function runClock(clock: SessionClock, at: Instant): SessionClock {
  if (at >= clock.seen) return { ...clock, seen: at }
  return resumeClock(clock, at)
}

function resumeClock(clock: SessionClock, at: Instant): SessionClock {
  return { banked: clock.banked + (clock.seen - clock.from), from: at, seen: at }
}
