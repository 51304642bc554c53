import { expect, test } from 'vitest'
import { richLineFrom } from './rich-text.ts'
import { spokenText } from './spoken-text.ts'

test.each([
  [String.raw`$\frac{4}{25}$`, '4 over 25'],
  [String.raw`$2\sqrt{3}$`, '2 the square root of 3'],
  [String.raw`$x^2 - 1$`, 'x to the power 2 minus 1'],
  [String.raw`$0.\overline{27}$`, '0. 27 with a bar above'],
  [String.raw`$\binom{5}{2}$`, '( 5 choose 2 )'],
  [String.raw`$25\pi$ square inches`, '25 pi square inches'],
  [String.raw`$-3 \le x$`, 'minus 3 is at most x'],
])('%s is read aloud as %s', (source, spoken) => {
  expect(spokenText(richLineFrom(source))).toBe(spoken)
})

test('a line without a formula speaks for itself', () => {
  expect(spokenText(richLineFrom('a *plain* line'))).toBeNull()
})
