import type { Instant } from '../lib/instant.ts'
import type { Answer } from '../questions/question.ts'
import { currentId, elapsed, isChecked, isLast, type Quiz, type QuizClock } from './quiz.ts'

/** Something that happened, and when. The reducer never asks what time it is. */
export type QuizEvent = Readonly<{ at: Instant }> &
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

export function quizReducer(before: Quiz, event: QuizEvent): Quiz {
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
      return { ...countTime(quiz, event.at), checked: [...quiz.checked, id] }
    case 'skipped':
      return isChecked(quiz, id) ? quiz : moveOn(withAnswer(quiz, id, []), event.at)
    case 'advanced':
      return isChecked(quiz, id) ? moveOn(quiz, event.at) : quiz
    case 'moved':
      return event.to in quiz.questionIds ? moveTo(quiz, event.to, event.at) : quiz
  }
}

function moveOn(quiz: Quiz, at: Instant): Quiz {
  if (isLast(quiz)) return { ...countTime(quiz, at), finishedAt: at }
  return moveTo(quiz, quiz.index + 1, at)
}

function moveTo(quiz: Quiz, index: number, at: Instant): Quiz {
  return { ...countTime(quiz, at), index }
}

/** Puts the time since the question came up on its account; reading an explanation is not thinking time. */
function countTime(quiz: Quiz, at: Instant): Quiz {
  const now = elapsed(quiz, at)
  const id = currentId(quiz)
  if (isChecked(quiz, id)) return { ...quiz, arrivedAt: now }
  const spent = (quiz.spent[id] ?? 0) + (now - quiz.arrivedAt)
  return { ...quiz, spent: { ...quiz.spent, [id]: spent }, arrivedAt: now }
}

/** The quiz as it stood when its time was over, however late the news arrives. What was chosen by then counts. */
function timedOut(quiz: Quiz, limit: number, at: Instant): Quiz {
  const end = at - (elapsed(quiz, at) - limit)
  const counted = countTime({ ...quiz, clock: { banked: limit, from: end, seen: end } }, end)
  const open = Object.keys(quiz.answers).filter((id) => !isChecked(quiz, id))
  return { ...counted, checked: [...quiz.checked, ...open], finishedAt: end }
}

/** An answer taken back whole leaves the question as untouched as it was. */
function withAnswer(quiz: Quiz, id: string, answer: Answer): Quiz {
  const others = Object.entries(quiz.answers).filter(([key]) => key !== id)
  return { ...quiz, answers: Object.fromEntries(answer.length > 0 ? [...others, [id, answer]] : others) }
}

function runClock(clock: QuizClock, at: Instant): QuizClock {
  if (at >= clock.seen) return { ...clock, seen: at }
  return resumeClock(clock, at)
}

function resumeClock(clock: QuizClock, at: Instant): QuizClock {
  return { banked: clock.banked + (clock.seen - clock.from), from: at, seen: at }
}
