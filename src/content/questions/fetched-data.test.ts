import { afterEach, expect, test, vi } from 'vitest'
import { loadIndex } from './load-practice-index.ts'
import { loadQuestions } from './load-questions.ts'
import { loadCards } from '../words/load-word-cards.ts'

const question = { id: 'v1', text: [], choices: [], explanation: [] }
const card = { word: 'abate', definition: 'to become less strong', near: [], far: [] }
const index = { shards: ['/questions/a.json'], listed: { verbal: [], quantitative: [], analytical: [] } }

/** What the build writes, and what else might be answered in its place. */
const files = [
  {
    name: 'questions',
    load: loadQuestions,
    own: [question],
    strange: [{}, [1], [{ ...question, text: 'x' }]],
  },
  { name: 'words', load: loadCards, own: [card], strange: [{}, [null], [{ ...card, definition: 1 }]] },
  {
    name: 'indexes',
    load: loadIndex,
    own: index,
    strange: [
      [],
      null,
      { ...index, shards: 1 },
      { ...index, listed: null },
      { ...index, listed: { verbal: [] } },
    ],
  },
] as const

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

test.each(files)('$name come as the build has written them', async ({ load, own }) => {
  answerWith(JSON.stringify(own))
  expect(await load('/own.json')).toEqual(own)
})

test.each(files)('$name are refused from a host that has them no more', async ({ load, own }) => {
  answerWith(JSON.stringify(own), 404)
  await expect(load('/own.json')).rejects.toThrow('status 404')
})

test.each(files)('$name are refused from a portal that answers with its own page', async ({ load }) => {
  answerWith('<html>Sign in</html>')
  await expect(load('/own.json')).rejects.toThrow()
})

test.each(files.flatMap(({ name, load, strange }) => strange.map((data) => ({ name, load, data }))))(
  '$name are refused where the answer is $data',
  async ({ load, data }) => {
    answerWith(JSON.stringify(data))
    await expect(load('/own.json')).rejects.toThrow('something other than')
  },
)
