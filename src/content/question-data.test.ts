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
