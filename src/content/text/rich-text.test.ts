import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, type RichText } from '../../domain/questions/rich-text.ts'
import { richLineFrom, richTextFrom } from './rich-text.ts'

test('richTextFrom turns Markdown into a tree of allowed elements', () => {
  expect(richTextFrom('A *b* **c** `d`\\\ne')).toEqual([
    {
      tag: 'p',
      children: [
        'A ',
        { tag: 'em', children: ['b'] },
        ' ',
        { tag: 'strong', children: ['c'] },
        ' ',
        { tag: 'code', children: ['d'] },
        { tag: 'br' },
        'e',
      ],
    },
  ])
  expect(richTextFrom('> a')).toEqual([{ tag: 'blockquote', children: [{ tag: 'p', children: ['a'] }] }])
  const item = { tag: 'li', children: [{ tag: 'p', children: ['a'] }] }
  expect(richTextFrom('- a')).toEqual([{ tag: 'ul', children: [item] }])
  expect(richTextFrom('1. a')).toEqual([{ tag: 'ol', children: [item] }])
})

test('the first row of a table becomes its head, and column alignment is dropped', () => {
  expect(richTextFrom('| a | b |\n| :-- | --: |\n| 1 | 2 |')).toEqual([
    {
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [{ tag: 'tr', children: [cell('th', 'a'), cell('th', 'b')] }],
        },
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [cell('td', '1'), cell('td', '2')] }],
        },
      ],
    },
  ])
})

/** The rich text, or the error message. */
function resultOf(markdown: string): RichText | string {
  try {
    return richTextFrom(markdown)
  } catch (error) {
    return String(error)
  }
}

test('the shortcut for plain lines gives the same result as the parser, for any characters', () => {
  const characters = 'aB1.)-+=:/ (\'"?!,;%…—–<>&*_[]~|#`\\\t\n\u00a0\u2028\ufeff\u0000'.split('')
  const text = fc.string({
    unit: fc.constantFrom(...characters, '&amp;', '_B_', '\\)', '`'),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, (markdown) => {
      const beforeFormula = resultOf(`${markdown}\n\n$x$`)
      const alone = typeof beforeFormula === 'string' ? beforeFormula : beforeFormula.slice(0, -1)
      expect(resultOf(markdown)).toEqual(alone)
    }),
    { numRuns: 1000 },
  )
})

function cell(tag: string, text: string): object {
  return { tag, children: [text] }
}

test.each([
  ['html', 'a <b>b</b>'],
  ['html', '<script>alert(1)</script>'],
  ['link', '[a](https://example.org)'],
  ['image', '![a](b.png)'],
  ['heading', '# a'],
  ['thematicBreak', '---'],
  ['code', '```\na\n```'],
])('throws for Markdown of the kind %s: %s', (kind, markdown) => {
  expect(() => richTextFrom(markdown)).toThrow(`"${kind}"`)
})

test('turns a formula into MathML and keeps the comma after it on the same line', () => {
  const [paragraph] = richTextFrom('If $x$, then')
  expect(paragraph).toMatchObject({
    tag: 'p',
    children: ['If ', { tag: 'span', children: [{ tag: 'math' }, ','] }, ' then'],
  })
})

test.each([
  ['"a"', '“a”'],
  ['say "a," or ("b")', 'say “a,” or (“b”)'],
  ["it's the birds' 'nest'", 'it’s the birds’ ‘nest’'],
  ['"\'a\' b"', '“‘a’ b”'],
  ['and so on...', 'and so on…'],
  ['"*remained so.*" Which', '“remained so.” Which'],
  ['"*a*," "**b**"', '“a,” “b”'],
  ["$n$'s and *it*'s", 'n’s and it’s'],
  ['"the $n$" or `d`"', '“the n” or d”'],
  ['a *"b"* **\'c\'**', 'a “b” ‘c’'],
  ['"*\'a\' b*"', '“‘a’ b”'],
  ['*a* "b" *c*\\\n"d"', 'a “b” c“d”'],
  ['"Wait—" she said, "I—"', '“Wait—” she said, “I—”'],
  ['"a–", ("b—") \'c—\'; "\'d—\'" "e—"?', '“a–”, (“b—”) ‘c—’; “‘d—’” “e—”?'],
  ['the prefix "non-" and *"pre-"*', 'the prefix “non-” and “pre-”'],
  ['"a—"\\\nb', '“a—”b'],
  ['a—"b" and c—\'d\'', 'a—“b” and c—‘d’'],
  ['a—"*b*" and c—"$d$"', 'a—“b” and c—“d”'],
  ['a—"\'b\' c" and d—".5" or e—"?" f', 'a—“‘b’ c” and d—“.5” or e—“?” f'],
  ['a — "b" — "...c"', 'a — “b” — “…c”'],
])('typesets %s as %s', (typed, typeset) => {
  expect(plainText(richLineFrom(typed))).toBe(typeset)
})

test('richLineFrom returns the contents of one paragraph, and throws for anything longer', () => {
  expect(richLineFrom('a *b*')).toEqual(['a ', { tag: 'em', children: ['b'] }])
  for (const text of ['a\n\nb', '- a', ''])
    expect(() => richLineFrom(text)).toThrow('must be one line of text')
  expect(() => richLineFrom('first\n\nsecond')).toThrow('first')
})
