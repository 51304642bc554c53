import { expect, test } from 'vitest'
import { guides } from '../e2e/fixtures/pages.ts'
import { pageAt, textsOf } from './site.ts'

test('every guide has three example questions, each with an answer that opens without a script', () => {
  for (const path of guides) {
    const tries = pageAt(path).document.querySelectorAll('[data-try-it] > section')
    expect(tries, path).toHaveLength(3)
    for (const one of tries) {
      expect(textsOf(one, 'details > summary'), path).toContain('Show the answer')
      expect(textsOf(one, 'details').join(' '), path).toContain('Correct answer:')
    }
  }
})
