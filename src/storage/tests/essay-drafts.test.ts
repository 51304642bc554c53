import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { dropEssay, readEssay, saveEssay } from './essay-drafts.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

const essay = { text: 'Cities are for people.', drafts: [{ at: 5, text: 'Cities' }] }

test('an essay is kept by its session until it is dropped', async () => {
  expect(saveEssay('one', essay)).toBe(true)
  vi.resetModules()
  const reloaded = await import('./essay-drafts.ts')
  expect(reloaded.readEssay('one')).toEqual(essay)
  expect(reloaded.readEssay('two')).toEqual({ text: '', drafts: [] })
  reloaded.dropEssay('one')
  expect(reloaded.readEssay('one').text).toBe('')
  expect([...browser.items.keys()].filter((key) => key.startsWith('gradus.essay'))).toEqual([])
})

test.each(['', '{', '{"text":1,"drafts":[]}', '{"text":"a"}'])('the stored text %j is no essay', (text) => {
  browser.items.set('gradus.essay.broken', text)
  expect(readEssay('broken')).toEqual({ text: '', drafts: [] })
})

test('where nothing can be stored, an essay lasts as long as the page', () => {
  browser.blockLocalStorage()
  expect(saveEssay('refused', essay)).toBe(false)
  expect(readEssay('refused')).toEqual(essay)
  dropEssay('refused')
  expect(readEssay('refused').text).toBe('')
})
