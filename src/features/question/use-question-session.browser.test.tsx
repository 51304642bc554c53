import { useEffect, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../tests/component/render.tsx'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { ReportedEvent } from '../../session/run/session-store.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { useQuestionSession } from './use-question-session.ts'

type Report = (event: ReportedEvent) => void

const question = singleQuestion('v1', 'b')
let report: Report

function Page({ onReady }: { onReady: (report: Report) => void }): ReactNode {
  const { report: newReport } = useQuestionSession(question)
  useEffect(() => {
    onReady(newReport)
  }, [onReady, newReport])
  return null
}

const openedAt = 1_000_000_000

/** The page was opened so long ago, and was painted or not. */
function openPage(age: number, paint: number | null): void {
  vi.setSystemTime(openedAt + age)
  vi.spyOn(performance, 'now').mockReturnValue(age)
  const entry = { name: 'first-contentful-paint', entryType: 'paint', duration: 0, toJSON: () => null }
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    paint === null ? [] : [{ ...entry, startTime: paint }],
  )
  render(<Page onReady={(ready) => (report = ready)} />)
}

/** Checks an answer so long after the page was opened, and returns the attempts in the log. */
async function checkAt(age: number): Promise<readonly unknown[]> {
  vi.setSystemTime(openedAt + age)
  report({ type: 'answered', answer: ['v1b'] })
  report({ type: 'checked' })
  await attemptLog.refresh()
  return attemptLog.store.get().entries
}

beforeEach(() => {
  attemptLog.store.set({ entries: [], asOf: 0, isRead: false })
  vi.useFakeTimers({ toFake: ['Date'] })
})

test('a checked answer is logged once, as one of the question’s own page, and no draft is stored', async () => {
  openPage(4000, 0)
  expect(await checkAt(9000)).toMatchObject([
    {
      question: 'v1',
      answer: ['v1b'],
      right: true,
      seconds: 9,
      at: new Date(openedAt + 9000).toISOString(),
      where: { kind: 'page' },
    },
  ])
  expect(await checkAt(12_000)).toHaveLength(1)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gradus.quiz'))).toEqual([])
})

test('the time between the first paint and the script counts', async () => {
  openPage(4000, 2000)
  expect(await checkAt(10_000)).toMatchObject([{ seconds: 8 }])
})

test('the time in a background tab that was not shown yet does not count', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  openPage(4000, null)
  vi.setSystemTime(openedAt + 600_000)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(openedAt + 605_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await checkAt(620_000), 'only the first time it is shown').toMatchObject([{ seconds: 20 }])
})

test('the time until Back restores the page does not count', async () => {
  openPage(4000, 2000)
  vi.setSystemTime(openedAt + 5000)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  vi.setSystemTime(openedAt + 605_000)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await checkAt(610_000)).toMatchObject([{ seconds: 8 }])
})
