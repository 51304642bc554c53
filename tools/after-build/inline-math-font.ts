import subsetFont from 'subset-font'
import { stretchyOperators } from '../../src/content/math/stretchy-operators.ts'
import { firstMathFont } from '../../src/shell/math-fonts.ts'
import { policyHash } from '../../src/shell/policy-hash.ts'
import { bundleInlineScript } from '../build/inline-script.ts'
import { hasIsland } from './island-chunks.ts'
import { policyPattern } from './page-script-hashes.ts'

/**
 * Makes a function that lets a page with questions bring along the letters of its own formulas, so that none moves when
 * the whole font comes. Pages share what they bring with their like, because the policy of the site has room for few
 * styles.
 */
export async function bringingMath(
  pages: readonly string[],
  font: Uint8Array,
): Promise<(page: string) => string> {
  const needed = new Map<string, Set<string>>()
  for (const page of pages.filter((text) => showsMath(text) && hasIsland(text))) {
    const known = needed.get(kindOf(page)) ?? [' ']
    needed.set(kindOf(page), new Set([...known, ...lettersOfMath(page)]))
  }
  const styles = new Map<string, string>()
  for (const [kind, letters] of needed) {
    const few = await subsetFont(font, [...letters].toSorted().join(''), { targetFormat: 'woff2' })
    const source = `data:font/woff2;base64,${few.toString('base64')}`
    styles.set(kind, `@font-face{font-family:"${firstMathFont}";src:url(${source})}`)
  }
  const { text: waiting } = await bundleInlineScript('src/shell/inline/wait-for-first-math.ts')
  return (page) => {
    if (!showsMath(page)) return page
    return hasIsland(page) ? withStyle(page, styles.get(kindOf(page)) ?? '', waiting) : withWait(page)
  }
}

/** Tells the script of a long page that the page has formulas, and so a font to wait for. */
function withWait(page: string): string {
  if (!page.includes(longPage)) throw new Error('A page with formulas and no island is to be `long`.')
  return page.replace(longPage, `${longPage} data-math`)
}

/** How `document.astro` begins that script. */
const longPage = '<script data-long-page'

function showsMath(page: string): boolean {
  return page.includes('<math')
}

function leadsOn(page: string): boolean {
  return page.includes('id="quiz"')
}

/** Pages are alike if they lead on to other questions or not, and have letters in their formulas or not. */
function kindOf(page: string): string {
  return `${leadsOn(page)} ${lettersOfMath(page).some((letter) => letter.length > 1)}`
}

function withStyle(page: string, style: string, waiting: string): string {
  const inline = `<style>${style}</style><script>${waiting}</script>`
  const admitted = [
    ['font-src', 'data:'],
    ['style-src', sourceOf(style)],
    ['script-src', sourceOf(waiting)],
  ] as const
  return admitting(
    page.replace('</head>', () => `${inline}</head>`),
    new Map(admitted),
  )
}

/** The page with a policy that admits more. */
function admitting(page: string, more: ReadonlyMap<string, string>): string {
  return page.replace(policyPattern, (_, start: string, policy: string, end: string) => {
    const wider = policy.replaceAll(/([a-z]+-src) [^;]*/g, (directive, name: string) =>
      [directive, more.get(name) ?? []].flat().join(' '),
    )
    return start + wider + end
  })
}

/** How a policy names an inline script or style. */
function sourceOf(text: string): string {
  return `'${policyHash(text)}'`
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/** The letters that the formulas of a page are drawn with. */
export function lettersOfMath(page: string): readonly string[] {
  const formulas = [...page.matchAll(/<math[ >].*?<\/math>/gs)].map(([formula]) => formula).join('')
  const written = formulas
    .replaceAll(/<mi>(.)<\/mi>/gu, (_, letter: string) => letter + slanted(letter))
    .replaceAll(/<(?:msqrt|mroot)>/g, '√')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities.get(entity) ?? entity)
  return [...new Set(leadsOn(page) ? written + stretchyOperators : written)]
}

/** Where the alphabets begin, and where their slanted forms do. */
const alphabets = [
  ['A', 'Z', 0x1d434],
  ['a', 'z', 0x1d44e],
  ['α', 'ω', 0x1d6fc],
] as const

/** A letter that stands alone is drawn slanted, by another letter of the font. */
function slanted(letter: string): string {
  if (letter === 'h') return '\u210e'
  const alphabet = alphabets.find(([first, last]) => letter >= first && letter <= last)
  if (!alphabet) return letter
  return String.fromCodePoint(alphabet[2] + letter.charCodeAt(0) - alphabet[0].charCodeAt(0))
}
