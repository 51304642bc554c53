import type { Page } from '@playwright/test'

const foreign = { vowels: '[aeiou]', letter: 'ø', tag: 'font' }

/** A text as it stands on a page that is being translated. */
export function inTranslation(text: string): string {
  return text.replaceAll(new RegExp(foreign.vowels, 'gi'), foreign.letter)
}

/**
 * Does to the page, from now on, what the translation of a browser does: every text gives way to font elements with
 * other words, and so does whatever text comes later. Formulas and drawings stay.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(({ vowels, letter, tag }) => {
    const isLeft = 'font, math, svg, script, style, noscript'
    const replace = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(isLeft)) return
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
      inner.textContent = text.data.replaceAll(new RegExp(vowels, 'gi'), letter)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) replace(text)
    }
    replaceAll()
    const changes = { subtree: true, childList: true, characterData: true }
    new MutationObserver(replaceAll).observe(document.body, changes)
  }, foreign)
}
