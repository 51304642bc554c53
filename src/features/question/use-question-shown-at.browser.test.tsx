import { useEffect, type ReactNode, type RefObject } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../tests/component/render.tsx'
import { useQuestionShownAt } from './use-question-shown-at.ts'

let shownAt: RefObject<number>

function Page({ onReady }: { onReady: (moment: RefObject<number>) => void }): ReactNode {
  const moment = useQuestionShownAt()
  useEffect(() => {
    onReady(moment)
  }, [onReady, moment])
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
  render(<Page onReady={(moment) => (shownAt = moment)} />)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

test('the time between the first paint and the script counts', () => {
  openPage(4000, 300)
  expect(shownAt.current).toBe(openedAt + 300)
})

test('the time in a background tab that was not shown yet does not count', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  openPage(4000, null)
  vi.setSystemTime(openedAt + 600_000)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shownAt.current).toBe(openedAt + 600_000)
  vi.setSystemTime(openedAt + 700_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shownAt.current, 'only the first time it is shown').toBe(openedAt + 600_000)
})

test('the time until Back restores the page does not count', () => {
  openPage(4000, 300)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  vi.setSystemTime(openedAt + 604_000)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shownAt.current).toBe(openedAt + 600_300)
})
