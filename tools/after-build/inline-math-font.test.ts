import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prepareMathFontInliner, charactersInFormulas } from './inline-math-font.ts'

const font = readFileSync('src/shell/fonts/latin-modern-math.woff2')

function page(body: string): string {
  return `<head><meta http-equiv="content-security-policy" content="font-src 'self'; script-src 'self'; style-src 'self';"></head>${body}`
}

const half = page('<astro-island></astro-island><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')
const root = page('<astro-island></astro-island><math><msqrt><mi>x</mi></msqrt></math>')

const nine = page('<astro-island></astro-island><math><mn>9</mn></math>')

const styleOf = (text: string): string => /<style>(.*?)<\/style>/.exec(text)?.[1] ?? ''
const scriptIn = (text: string): string => /<script>(.*?)<\/script>/.exec(text)?.[1] ?? ''
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['digits and operators', '<math><mn>12</mn><mo>&lt;</mo><mn>3</mn></math>', '123<'],
  [
    'a single letter needs its italic and its upright form',
    '<math><mi>x</mi><mi>h</mi><mi>A</mi><mi>π</mi></math>',
    'x𝑥hℎA𝐴π𝜋',
  ],
  ['a function name stays upright', '<math display="block"><mi>sin</mi></math>', 'ins'],
  ['a symbol in place of a letter is unchanged', '<math><mi>∠</mi></math>', '∠'],
  ['a root needs the root sign', '<math><msqrt><mn>2</mn></msqrt></math>', '2√'],
  ['text outside formulas is ignored', '<p>abc</p><math><mn>1</mn></math><p>2</p>', '1'],
  ['a quiz also needs stretchy operators', '<div id="quiz"><math><mn>1</mn></math></div>', '1()√'],
])('characters in formulas: %s', (_, body, letters) => {
  expect([...charactersInFormulas(body)].toSorted()).toEqual(Array.from(letters).toSorted())
})

test('inlines a small font into a page with a formula and allows it in the policy', async () => {
  const inlineFont = await prepareMathFontInliner([half], font)
  const style = styleOf(inlineFont(half))
  expect(style).toMatch(
    /^@font-face\{font-family:"First Math";src:url\(data:font\/woff2;base64,[\w+/=]+\)\}$/,
  )
  expect(style.length).toBeLessThan(font.length / 4)
  expect(inlineFont(half)).toContain(
    `content="font-src 'self' data:; script-src 'self' ${hashSource(scriptIn(inlineFont(half)))}; style-src 'self' ${hashSource(style)};"`,
  )
})

test('leaves a page without formulas unchanged', async () => {
  const inlineFont = await prepareMathFontInliner([half], font)
  expect(inlineFont(page('<p>1</p>'))).toBe(page('<p>1</p>'))
})

test('similar pages share a font, other pages get one of their own', async () => {
  const inlineFont = await prepareMathFontInliner([half, root, nine], font)
  expect(styleOf(inlineFont(half))).toBe(styleOf(inlineFont(nine)))
  expect(styleOf(inlineFont(half))).not.toBe(styleOf(inlineFont(root)))
})

test('marks the script of a page without islands as having formulas, without changing its text', async () => {
  const script = '<script data-long-page>run()</script>'
  const guide = page(`${script}<math><mn>1</mn></math>`)
  const result = (await prepareMathFontInliner([guide], font))(guide)
  expect(result).toBe(guide.replace(script, '<script data-long-page data-math>run()</script>'))
})

test('throws for a page with formulas that is neither long nor has an island', async () => {
  const guide = page('<math><mn>1</mn></math>')
  const inlineFont = await prepareMathFontInliner([guide], font)
  expect(() => inlineFont(guide)).toThrow('must set the `long` prop')
})
