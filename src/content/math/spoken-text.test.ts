import { expect, test } from 'vitest'
import { richLineFrom } from '../text/rich-text.ts'
import { spokenText } from './spoken-text.ts'

test.each([
  [String.raw`$\frac{4}{25}$`, '4 over 25'],
  [String.raw`$2\sqrt{3}$`, '2 times the square root of 3'],
  [String.raw`$x^2 - 1$`, 'x squared minus 1'],
  [String.raw`$0.\overline{27}$`, '0. 27 with a bar above'],
  [String.raw`$\binom{5}{2}$`, '( 5 choose 2 )'],
  [String.raw`$25\pi$ square inches`, '25 pi square inches'],
  [String.raw`$-3 \le x$`, 'minus 3 is at most x'],
  [String.raw`Of $\frac{3}{4}$, $\frac{1}{2}$ is more than $.3$.`, 'Of 3 over 4, 1 over 2 is more than .3.'],
])('reads %s as “%s”', (source, spoken) => {
  expect(spokenText(richLineFrom(source))).toBe(spoken)
})

test.each([
  [String.raw`$|x - 2|$`, 'the absolute value of the quantity x minus 2'],
  [String.raw`$|x| - 2$`, 'the absolute value of x minus 2'],
  [String.raw`$|t + 19| \le 3$`, 'the absolute value of the quantity t plus 19 is at most 3'],
  [String.raw`$|x - 2| + 1$`, 'the absolute value of the quantity x minus 2 end quantity plus 1'],
  [String.raw`$3|x||y|$`, '3 the absolute value of x the absolute value of y'],
  [
    String.raw`$\lvert x - |-y| \rvert$`,
    'the absolute value of the quantity x minus the absolute value of minus y',
  ],
  [String.raw`$|x|^2$`, 'the absolute value of x squared'],
  [String.raw`$|x^2|$`, 'the absolute value of the quantity x squared'],
  [String.raw`$\{x \mid x > 1\}$`, '{ x bar x is greater than 1 }'],
])('reads the bars of %s as an absolute value if they match: “%s”', (source, spoken) => {
  expect(spokenText(richLineFrom(source))).toBe(spoken)
})

const similarFormulas: readonly (readonly [string, ...string[]])[] = [
  [String.raw`$\frac{t - 4}{t + 3}$`, String.raw`$t - \frac{4}{t} + 3$`, String.raw`$t - \frac{4}{t + 3}$`],
  [String.raw`$\frac{1}{2}x$`, String.raw`$\frac{1}{2x}$`],
  [String.raw`$\frac{1}{\frac{2}{3}}$`, String.raw`$\frac{\frac{1}{2}}{3}$`],
  [String.raw`$\sqrt{x + 1}$`, String.raw`$\sqrt{x} + 1$`],
  [String.raw`$\sqrt{x + 1} + 2$`, String.raw`$\sqrt{x + 1 + 2}$`],
  [String.raw`$\sqrt{5x}$`, String.raw`$\sqrt{5}x$`],
  [String.raw`$\sqrt{x^2}$`, String.raw`$\sqrt{x}^2$`],
  [String.raw`$\frac{\sqrt{6}}{3}$`, String.raw`$\sqrt{\frac{6}{3}}$`],
  [String.raw`$2^{x + 1}$`, String.raw`$2^x + 1$`],
  [String.raw`$2^{2n}$`, String.raw`$2^2 n$`],
  [String.raw`$\frac{x^2}{5}$`, String.raw`$x^{\frac{2}{5}}$`],
  [String.raw`$(x - 2)^3$`, String.raw`$x - 2^3$`, String.raw`$(x - 2^3)$`],
  [String.raw`$(-3)^2$`, String.raw`$-3^2$`],
  [String.raw`$x(4 - x)$`, String.raw`$4x - x$`, String.raw`$x4 - x$`],
  [String.raw`$x_{n + 1}$`, String.raw`$x_n + 1$`],
  [String.raw`$14\frac{1}{2}$`, String.raw`$\frac{141}{2}$`],
]

test.each(similarFormulas)('%s sounds different from similar formulas', (...sources) => {
  const spokenForms = sources.map((source) =>
    spokenText(richLineFrom(source))
      ?.replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  expect(new Set(spokenForms).size).toBe(sources.length)
})

test.each([
  [String.raw`$\frac{t - 4}{t + 3}$`, 'the quantity t minus 4 end quantity over the quantity t plus 3'],
  [String.raw`$\frac{64\pi}{3}$`, '64 pi over 3'],
  [String.raw`$\frac{6^{18}}{6^6}$`, '6 to the power 18 over the quantity 6 to the power 6'],
  [String.raw`$(2x - 5)^2 = 25$`, 'the quantity 2 x minus 5 end quantity squared equals 25'],
  [String.raw`$x^{-2}$`, 'x to the power minus 2'],
  [String.raw`$a^3b^2c$`, 'a cubed b squared c'],
  [String.raw`$(x - 3)(x + 2)$`, 'the quantity x minus 3 end quantity times the quantity x plus 2'],
  [String.raw`$2(x + 3)$`, '2 times the quantity x plus 3'],
  [String.raw`$3(x - 1)^2$`, '3 times the quantity x minus 1 end quantity squared'],
  [String.raw`$n(n - 1)(n - 2)$`, 'n times the quantity n minus 1 end quantity times the quantity n minus 2'],
  [String.raw`$f(2 + t)$`, 'f of the quantity 2 plus t'],
  [String.raw`$f(x) = 3$`, 'f of x equals 3'],
  [String.raw`$P(\text{not } S) = P(S)$`, 'P of the quantity not S equals P of S'],
  [String.raw`$x\sqrt{(x - 5)}$`, 'x times the square root of the quantity x minus 5'],
  [String.raw`$f(x)$`, 'f of x'],
  [String.raw`$\frac{5!}{2}$`, '5 factorial over 2'],
  [String.raw`$(-2, 7)$`, '( minus 2, 7 )'],
  [String.raw`$7\frac{1}{5}$ or $2\frac{x}{5}$`, '7 and 1 over 5 or 2 x over 5'],
])('reads %s without unnecessary words as “%s”', (source, spoken) => {
  expect(spokenText(richLineFrom(source))).toBe(spoken)
})

test('returns null for a text without formulas', () => {
  expect(spokenText(richLineFrom('a *plain* line'))).toBeNull()
})
