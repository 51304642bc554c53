import { expect, test } from 'vitest'
import { elapsedSeconds, startSession, type Session } from './session.ts'
import { sessionReducer, type SessionEvent } from './session-reducer.ts'

const limited = startSession(
  { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2'], limit: 10_000 },
  's',
  0,
)

function after(quiz: Session, ...events: readonly SessionEvent[]): Session {
  return events.reduce(sessionReducer, quiz)
}

test('a quiz with a limit goes on until its time is over', () => {
  expect(after(limited, { type: 'answered', answer: ['v1a'], at: 9_999 })).toMatchObject({
    finishedAt: null,
  })
})

test('a quiz with a limit finishes at the deadline, however late the news arrives', () => {
  const late = after(
    limited,
    { type: 'answered', answer: ['v1a'], at: 3000 },
    { type: 'checked', at: 60_000 },
  )
  expect(late).toMatchObject({ finishedAt: 10_000, checked: ['v1'], spent: { v1: 10_000 } })
  expect(elapsedSeconds(late, 60_000)).toBe(10)
  expect(after(limited, { type: 'seen', at: 10_000 }).finishedAt).toBe(10_000)
})

test('the deadline checks what was chosen by then, and nothing that comes later', () => {
  const chosen = sessionReducer(limited, { type: 'answered', answer: ['v1a'], at: 3000 })
  for (const event of [
    { type: 'seen' },
    { type: 'checked' },
    { type: 'skipped' },
    { type: 'answered', answer: ['v1b'] },
  ] as const)
    expect(after(chosen, { ...event, at: 10_000 })).toMatchObject({
      finishedAt: 10_000,
      answers: { v1: ['v1a'] },
      checked: ['v1'],
    })
  expect(after(limited, { type: 'answered', answer: ['v1a'], at: 10_000 }).checked).toEqual([])
})

test('the deadline checks also what was chosen and left open by going back', () => {
  const left = after(
    limited,
    { type: 'skipped', at: 1000 },
    { type: 'answered', answer: ['v2a'], at: 2000 },
    { type: 'moved', to: 0, at: 3000 },
    { type: 'seen', at: 10_000 },
  )
  expect(left).toMatchObject({ checked: ['v2'], spent: { v1: 8000, v2: 2000 } })
})

test('the time away does not count towards the limit', () => {
  const back = after(
    limited,
    { type: 'seen', at: 4000 },
    { type: 'resumed', at: 900_000 },
    { type: 'seen', at: 905_000 },
  )
  expect(back.finishedAt).toBeNull()
  expect(after(back, { type: 'seen', at: 906_000 }).finishedAt).toBe(906_000)
})
