import { afterEach, expect, test, vi } from 'vitest'
import { loadPracticeIndex } from './load-practice-index.ts'
import { loadQuestions } from './load-questions.ts'
import { loadWordCards } from '../words/load-word-cards.ts'

const question = { id: 'v1', text: [], choices: [], explanation: [] }
const card = { word: 'abate', definition: 'to become less strong', near: [], far: [] }
const index = {
  fileAddresses: ['/questions/a.json'],
  questions: { verbal: [], quantitative: [], analytical: [] },
}

/** Valid data of each file, and invalid data that another server might send instead. */
const files = [
  {
    name: 'questions',
    load: loadQuestions,
    valid: [question],
    invalid: [{}, [1], [{ ...question, text: 'x' }]],
  },
  { name: 'words', load: loadWordCards, valid: [card], invalid: [{}, [null], [{ ...card, definition: 1 }]] },
  {
    name: 'practice index',
    load: loadPracticeIndex,
    valid: index,
    invalid: [
      [],
      null,
      { ...index, fileAddresses: 1 },
      { ...index, questions: null },
      { ...index, questions: { verbal: [] } },
    ],
  },
] as const

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubFetch(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

test.each(files)('returns the $name in the file', async ({ load, valid }) => {
  stubFetch(JSON.stringify(valid))
  expect(await load('/file.json')).toEqual(valid)
})

test.each(files)('rejects if the host no longer has the $name', async ({ load, valid }) => {
  stubFetch(JSON.stringify(valid), 404)
  await expect(load('/file.json')).rejects.toThrow('status 404')
})

test.each(files)('rejects if a captive portal sends its own page instead of the $name', async ({ load }) => {
  stubFetch('<html>Sign in</html>')
  await expect(load('/file.json')).rejects.toThrow()
})

test.each(files.flatMap(({ name, load, invalid }) => invalid.map((data) => ({ name, load, data }))))(
  'rejects if the $name are $data',
  async ({ load, data }) => {
    stubFetch(JSON.stringify(data))
    await expect(load('/file.json')).rejects.toThrow(/^\/file\.json is not/)
  },
)
