import { expect, test } from 'vitest'
import { guides } from '../e2e/fixtures/pages.ts'
import { pageAt, textsOf, valuesOf } from './site.ts'

test('every guide has two or three questions to try, each with an answer that opens without a script', () => {
  for (const path of guides) {
    const tries = pageAt(path).document.querySelectorAll('[data-try]')
    expect([2, 3], path).toContain(tries.length)
    for (const one of tries) {
      expect(textsOf(one, 'details > summary'), path).toContain('Show the answer')
      expect(textsOf(one, 'details').join(' '), path).toContain('Correct answer:')
    }
  }
})

const starts: Readonly<Record<string, string>> = {
  'Try 10 questions on this': '/practice#quiz&set=',
  'Find your level: 10 questions': '/practice#quiz&set=',
  'Quiz yourself on 10 words': '/gre-vocabulary/quiz',
}

test('every guide says first what to do with it, and one press starts that', () => {
  for (const path of guides) {
    const { document } = pageAt(path)
    const [label = ''] = textsOf(document, '[data-guide] > header a')
    const [address = ''] = valuesOf(document, '[data-guide] > header a', 'href')
    expect(Object.keys(starts), path).toContain(label)
    expect(address.startsWith(starts[label] ?? 'nowhere'), path).toBe(true)
    if (address.includes('set=')) expect(address.split('.'), path).toHaveLength(10)
  }
})

test('the page of all guides leads to each of them once', () => {
  expect(valuesOf(pageAt('/guides').document, 'main a', 'href').toSorted()).toEqual([...guides].toSorted())
})
