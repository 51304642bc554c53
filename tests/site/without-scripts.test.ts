import { expect, test } from 'vitest'
import { pageAt, textsOf } from './site.ts'

test.for([
  ['/practice', 'Practice', 'Practice by topic needs JavaScript.'],
  ['/progress', 'Progress', 'Your progress is saved in this browser. Showing it needs JavaScript.'],
  ['/verbal', 'Verbal Reasoning', 'The timed quiz needs JavaScript.'],
  ['/verbal/quiz/2', 'Verbal Reasoning, quiz 2', 'The timed quiz needs JavaScript.'],
  ['/gre-vocabulary/quiz', 'Word quiz', 'The word quiz needs JavaScript.'],
] as const)('%s has its heading, and says what needs a script', ([path, heading, notice]) => {
  const { document } = pageAt(path)
  expect(textsOf(document, 'main h1')[0]).toBe(heading)
  expect(textsOf(document, 'main noscript p')).toEqual([expect.stringContaining(notice)])
})
