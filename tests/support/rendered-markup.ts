import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The static HTML of a screen, as the build renders it. */
export function renderMarkup(screen: ReactNode): string {
  return renderToStaticMarkup(screen)
}

/** The non-empty texts between the tags, in order. */
export function textsIn(markup: string): readonly string[] {
  return markup
    .split(/<[^>]*>/)
    .map((text) => decodeEntities(text).trim())
    .filter((text) => text !== '')
}

/** The markup of every element with this tag. Does not support nested elements of the same tag. */
export function elementsIn(markup: string, tag: string): readonly string[] {
  return [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([part]) => part)
}

/** The values of an attribute on all elements, in order. */
export function attributesIn(markup: string, attribute: string): readonly string[] {
  return [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decodeEntities(value),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decodeEntities(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}
