import subsetFont from 'subset-font'
import { stretchyOperators } from '../../src/content/math/stretchy-operators.ts'
import { markUnpainted, policyHash } from '../../src/shell/inline-head-script.ts'
import { hasIsland } from './island-chunks.ts'
import { policyPattern } from './page-script-hashes.ts'

/** What the first formulas of a page are drawn with; `math.css` names it before the whole font. */
const family = 'First Math'

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
    styles.set(kind, `@font-face{font-family:"${family}";src:url(${source})}`)
  }
  return (page) => {
    if (!showsMath(page)) return page
    return hasIsland(page) ? withStyle(page, styles.get(kindOf(page)) ?? '') : withWait(page)
  }
}

/**
 * A page to read waits a second at most for the whole font, and on a slow line not at all. A font that comes later is
 * taken up where no formula has been reached yet: those that are seen stay as they are, and so does all around them.
 */
const waitingForAll = `(function(d){function show(){d.math&&document.querySelector('math').getBoundingClientRect().top<innerHeight||delete d.math}d.math=d.serif||'';addEventListener('DOMContentLoaded',function(){document.fonts.load('1em Latin Modern Math').then(show,show)});setTimeout(function(){'math'in d&&(d.math=1)},1e3)})(document.documentElement.dataset)`

/** One script with the one that marks a page to read, because a policy names each by 50 letters that nothing shortens. */
function withWait(page: string): string {
  if (!page.includes(markUnpainted)) throw new Error('A page with formulas and no island is to be `long`.')
  const both = `${markUnpainted};${waitingForAll}`
  return page.replace(markUnpainted, () => both).replace(sourceOf(markUnpainted), () => sourceOf(both))
}

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

/** Even a font that stands in the page takes browsers a moment to read, in which they would draw with another. */
const waiting = `(function(d){d.math='';function show(){delete d.math}document.fonts.load('1em ${family}').then(show,show)})(document.documentElement.dataset)`

function withStyle(page: string, style: string): string {
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
