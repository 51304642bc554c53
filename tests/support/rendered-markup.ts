import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What is drawn of a screen before any script, as one text. */
export function renderMarkup(screen: ReactNode): string {
  return renderToStaticMarkup(screen)
}

/** The texts of what is drawn, in their order. */
export function textsIn(markup: string): readonly string[] {
  return markup
    .split(/<[^>]*>/)
    .map((text) => plain(text).trim())
    .filter((text) => text !== '')
}

/** The parts of what is drawn that elements of a kind hold. */
export function partsIn(markup: string, tag: string): readonly string[] {
  return [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([part]) => part)
}

/** What an attribute is, wherever it stands, in the order of its places. */
export function valuesIn(markup: string, attribute: string): readonly string[] {
  return [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    plain(value),
  )
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plain(text: string): string {
  return text.replace(/&[#\w]+;/g, (sign) => signs[sign] ?? sign)
}
