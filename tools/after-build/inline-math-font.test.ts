import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bringingMath, lettersOfMath } from './inline-math-font.ts'

const font = readFileSync('src/shell/fonts/latin-modern-math.woff2')

function page(body: string): string {
  return `<head><meta http-equiv="content-security-policy" content="font-src 'self'; script-src 'self'; style-src 'self';"></head>${body}`
}

const half = page('<astro-island></astro-island><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')
const root = page('<astro-island></astro-island><math><msqrt><mi>x</mi></msqrt></math>')

const nine = page('<astro-island></astro-island><math><mn>9</mn></math>')

const styleOf = (text: string): string => /<style>(.*?)<\/style>/.exec(text)?.[1] ?? ''
const scriptIn = (text: string): string => /<script>(.*?)<\/script>/.exec(text)?.[1] ?? ''
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['digits and signs', '<math><mn>12</mn><mo>&lt;</mo><mn>3</mn></math>', '123<'],
  [
    'a letter alone is slanted, and looked for upright as well',
    '<math><mi>x</mi><mi>h</mi><mi>A</mi><mi>π</mi></math>',
    'x𝑥hℎA𝐴π𝜋',
  ],
  ['a word is not', '<math display="block"><mi>sin</mi></math>', 'ins'],
  ['a sign in the place of a letter stays itself', '<math><mi>∠</mi></math>', '∠'],
  ['a root', '<math><msqrt><mn>2</mn></msqrt></math>', '2√'],
  ['not what stands outside', '<p>abc</p><math><mn>1</mn></math><p>2</p>', '1'],
  ['in a quiz, what later formulas may grow', '<div id="quiz"><math><mn>1</mn></math></div>', '1()√'],
])('letters of formulas: %s', (_, body, letters) => {
  expect([...lettersOfMath(body)].toSorted()).toEqual(Array.from(letters).toSorted())
})

test('a page with a formula brings a font of few letters, and its policy admits that', async () => {
  const bring = await bringingMath([half], font)
  const style = styleOf(bring(half))
  expect(style).toMatch(
    /^@font-face\{font-family:"First Math";src:url\(data:font\/woff2;base64,[\w+/=]+\)\}$/,
  )
  expect(style.length).toBeLessThan(font.length / 4)
  expect(bring(half)).toContain(
    `content="font-src 'self' data:; script-src 'self' ${sourceOf(scriptIn(bring(half)))}; style-src 'self' ${sourceOf(style)};"`,
  )
})

test('a page without formulas brings nothing', async () => {
  const bring = await bringingMath([half], font)
  expect(bring(page('<p>1</p>'))).toBe(page('<p>1</p>'))
})

test('pages share with their like, and no page pays for the letters of the others', async () => {
  const bring = await bringingMath([half, root, nine], font)
  expect(styleOf(bring(half))).toBe(styleOf(bring(nine)))
  expect(styleOf(bring(half))).not.toBe(styleOf(bring(root)))
})

test('the script of a page that is only read is told that there are formulas, and stays what the policy admits', async () => {
  const script = '<script data-long-page>run()</script>'
  const guide = page(`${script}<math><mn>1</mn></math>`)
  const brought = (await bringingMath([guide], font))(guide)
  expect(brought).toBe(guide.replace(script, '<script data-long-page data-math>run()</script>'))
})

test('a page with formulas that nothing marks stops the build', async () => {
  const guide = page('<math><mn>1</mn></math>')
  const bring = await bringingMath([guide], font)
  expect(() => bring(guide)).toThrow('is to be `long`')
})
