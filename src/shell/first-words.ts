import { createHash } from 'node:crypto'
import { localKeys } from '../storage/local-door.ts'

/**
 * The only script before the first paint: it brings back the chosen theme, so that the wrong one never
 * flashes, marks an address that asks for the quiz, because browsers find the target of an address only once
 * every script has loaded, and marks a browser that holds results, and whether more than one, so that no page need jump.
 */
export const firstScript = `(function(){var d=document.documentElement.dataset;d.script='';if(location.hash==='#quiz')d.quiz='';try{var t=localStorage.getItem('${localKeys.theme}');if(t==='light'||t==='dark')d.theme=t;var n=(localStorage.getItem('${localKeys.results}')||'').split('sectionType').length;if(n>1)d.returning=n>2?'many':'one'}catch(e){}})()`

/** The order of the style layers, said before any style sheet, because these come in any order. */
export const layerOrder = '@layer base,component,reading'

/** The name of an inline script or style in the content security policy. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
