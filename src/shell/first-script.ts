import { createHash } from 'node:crypto'
import { localKeys } from '../storage/local-door.ts'

/**
 * The only script before the first paint: it brings back the chosen theme, so that the wrong one never
 * flashes, and marks a browser that holds results, so that the home page need not jump.
 */
export const firstScript = `(function(){var d=document.documentElement.dataset;d.script='';try{var t=localStorage.getItem('${localKeys.theme}');if(t==='light'||t==='dark')d.theme=t;if((localStorage.getItem('${localKeys.results}')||'').length>2)d.returning=''}catch(e){}})()`

/** Its name in the content security policy. */
export const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}` as const
