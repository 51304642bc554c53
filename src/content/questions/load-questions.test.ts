import { afterEach, expect, test, vi } from 'vitest'
import { loadQuestions } from './load-questions.ts'

const question = { id: 'v1', text: [], choices: [], explanation: [] }

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

const formula = { ...question, text: [{ tag: 'math', children: ['x'] }] }

function haveFonts(load: () => Promise<unknown>): void {
  vi.stubGlobal('document', { fonts: { load } })
}

test('questions with formulas wait for their font, so that no formula moves', async () => {
  const asked = vi.fn(() => Promise.resolve([]))
  haveFonts(asked)
  answerWith(JSON.stringify([formula]))
  expect(await loadQuestions('/questions/quantitative-1.json')).toEqual([formula])
  expect(asked).toHaveBeenCalledWith('1em Latin Modern Math')
})

test.each([
  ['fails', () => Promise.reject(new Error('no font'))],
  ['never comes', () => new Promise(() => undefined)],
])('a font that %s keeps nobody from the questions', async (_, load) => {
  haveFonts(load)
  answerWith(JSON.stringify([formula]))
  vi.useFakeTimers()
  const questions = loadQuestions('/questions/quantitative-1.json')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await questions).toEqual([formula])
  vi.useRealTimers()
})
