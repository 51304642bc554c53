import { afterEach, expect, test, vi } from 'vitest'
import { loadQuestions } from './load-questions.ts'

const question = { id: 'v1', text: [], choices: [], explanation: [] }

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubFetch(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

const formula = { ...question, text: [{ tag: 'math', children: ['x'] }] }

function stubFontLoading(load: () => Promise<unknown>): void {
  vi.stubGlobal('document', { fonts: { load } })
}

test('waits for the math font before it returns questions with formulas', async () => {
  const loadFont = vi.fn(() => Promise.resolve([]))
  stubFontLoading(loadFont)
  stubFetch(JSON.stringify([formula]))
  expect(await loadQuestions('/questions/quantitative-1.json')).toEqual([formula])
  expect(loadFont).toHaveBeenCalledWith('1em Latin Modern Math')
})

test.each([
  ['fails', () => Promise.reject(new Error('no font'))],
  ['never loads', () => new Promise(() => undefined)],
])('returns the questions after a timeout if the font %s', async (_, load) => {
  stubFontLoading(load)
  stubFetch(JSON.stringify([formula]))
  vi.useFakeTimers()
  const questions = loadQuestions('/questions/quantitative-1.json')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await questions).toEqual([formula])
  vi.useRealTimers()
})
