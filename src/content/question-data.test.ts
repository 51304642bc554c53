import { beforeEach, expect, test, vi } from 'vitest'
import { loadQuestions } from './question-data.ts'

const question = { id: 'v1', text: [], choices: [], explanation: [] }

beforeEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

test('the questions of a quiz are what its file holds', async () => {
  answerWith(JSON.stringify([question]))
  expect(await loadQuestions('/questions/verbal-1.json')).toEqual([question])
})

test.each([
  ['a missing file', '[]', 404],
  ['a page of a portal', '<html>Sign in</html>', 200],
  ['an object', '{}', 200],
  ['a list of other things', '[1]', 200],
  ['questions without explanations', JSON.stringify([{ ...question, explanation: undefined }]), 200],
])('%s is refused', async (_, body, status) => {
  answerWith(body, status)
  await expect(loadQuestions('/questions/verbal-1.json')).rejects.toThrow()
})

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
