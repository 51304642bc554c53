import subsetFont from 'subset-font'
import { stretchyOperators } from '../../src/content/math/stretchy-operators.ts'
import { firstMathFont } from '../../src/shell/math-fonts.ts'
import { policyHash } from '../../src/shell/policy-hash.ts'
import { bundleInlineScript } from '../build/inline-script.ts'
import { hasIsland } from './island-chunks.ts'
import { policyPattern } from './page-script-hashes.ts'

/**
 * Returns a function that inlines a small font, with the characters of its formulas, into each page with questions.
 * Formulas then do not move when the full font arrives. Similar pages share one font, because each inline style needs a
 * hash in the site's policy header, whose length is limited.
 */
export async function prepareMathFontInliner(
  pages: readonly string[],
  font: Uint8Array,
): Promise<(page: string) => string> {
  const charactersByGroup = new Map<string, Set<string>>()
  for (const page of pages.filter((text) => hasFormulas(text) && hasIsland(text))) {
    const characters = charactersByGroup.get(fontGroup(page)) ?? [' ']
    charactersByGroup.set(fontGroup(page), new Set([...characters, ...charactersInFormulas(page)]))
  }
  const styles = new Map<string, string>()
  for (const [kind, letters] of charactersByGroup) {
    const subset = await subsetFont(font, [...letters].toSorted().join(''), { targetFormat: 'woff2' })
    const source = `data:font/woff2;base64,${subset.toString('base64')}`
    styles.set(kind, `@font-face{font-family:"${firstMathFont}";src:url(${source})}`)
  }
  const { text: waitScript } = await bundleInlineScript('src/shell/inline/wait-for-first-math.ts')
  return (page) => {
    if (!hasFormulas(page)) return page
    return hasIsland(page) ? addFont(page, styles.get(fontGroup(page)) ?? '', waitScript) : markFormulas(page)
  }
}

/** Adds the attribute that makes the script of a long page wait for the math font. */
function markFormulas(page: string): string {
  if (!page.includes(longPage))
    throw new Error('A page with formulas and no island must set the `long` prop of document.astro')
  return page.replace(longPage, `${longPage} data-math`)
}

/** The start of that script element in `document.astro`. */
const longPage = '<script data-long-page'

function hasFormulas(page: string): boolean {
  return page.includes('<math')
}

function hasQuiz(page: string): boolean {
  return page.includes('id="quiz"')
}

/** Pages share a font if they agree on two things: whether they have a quiz, and whether their formulas have letters. */
function fontGroup(page: string): string {
  return `${hasQuiz(page)} ${charactersInFormulas(page).some((letter) => letter.length > 1)}`
}

function addFont(page: string, style: string, waitScript: string): string {
  const inline = `<style>${style}</style><script>${waitScript}</script>`
  const sources = [
    ['font-src', 'data:'],
    ['style-src', hashSource(style)],
    ['script-src', hashSource(waitScript)],
  ] as const
  return allowInPolicy(
    page.replace('</head>', () => `${inline}</head>`),
    new Map(sources),
  )
}

/** Adds sources to the directives of a page's policy. */
function allowInPolicy(page: string, added: ReadonlyMap<string, string>): string {
  return page.replace(policyPattern, (_, start: string, policy: string, end: string) => {
    const wider = policy.replaceAll(/([a-z]+-src) [^;]*/g, (directive, name: string) =>
      [directive, added.get(name) ?? []].flat().join(' '),
    )
    return start + wider + end
  })
}

/** The policy source for an inline script or style. */
function hashSource(text: string): string {
  return `'${policyHash(text)}'`
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/** The characters needed to draw the formulas of a page, including those that later questions of a quiz need. */
export function charactersInFormulas(page: string): readonly string[] {
  const formulas = [...page.matchAll(/<math[ >].*?<\/math>/gs)].map(([formula]) => formula).join('')
  const drawn = formulas
    .replaceAll(/<mi>(.)<\/mi>/gu, (_, letter: string) => letter + italicForm(letter))
    .replaceAll(/<(?:msqrt|mroot)>/g, '√')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities.get(entity) ?? entity)
  return [...new Set(hasQuiz(page) ? drawn + stretchyOperators : drawn)]
}

/** First and last letter of each alphabet, and the code point of its first mathematical italic letter. */
const alphabets = [
  ['A', 'Z', 0x1d434],
  ['a', 'z', 0x1d44e],
  ['α', 'ω', 0x1d6fc],
] as const

/** Browsers draw a single letter in `<mi>` with the mathematical italic character instead. */
function italicForm(letter: string): string {
  if (letter === 'h') return '\u210e'
  const alphabet = alphabets.find(([first, last]) => letter >= first && letter <= last)
  if (!alphabet) return letter
  return String.fromCodePoint(alphabet[2] + letter.charCodeAt(0) - alphabet[0].charCodeAt(0))
}
