import { createHash } from 'node:crypto'
import { storageKeys } from '../storage/browser/safe-local-storage.ts'
import { planKeys, returningVisitorKeys, wordKeys } from '../storage/settings/returning-visitor-keys.ts'

/**
 * The script before every first paint: it brings back the chosen theme, so that the wrong one never flashes, and
 * marks an address that asks for the quiz, because browsers find the target of an address only once every script
 * has loaded. So that no page need jump, it marks a browser that holds results, and whether more than one, and one
 * in which somebody has practiced, and whether by a plan or words. It asks for the serif at once, unless an answer takes so long
 * on this line that the serif would be too late: then the page is drawn in a serif of the machine's own, and nothing
 * waits. And it says that a change of pages without its cross-fade is no error: a browser that is too busy for one
 * rejects a promise of its own, and so does Safari whenever Back revives a page.
 */
export function firstScript(serif: string): string {
  return `addEventListener('unhandledrejection',function(e){/ransition (was|because) /.test(e.reason&&e.reason.message)&&e.preventDefault()});(function(){var d=document.documentElement.dataset,c=navigator.connection,p=performance.getEntriesByType('navigation')[0];d.script='';if(location.hash==='#quiz')d.quiz='';p=c&&c.rtt>125||p&&p.responseStart-p.requestStart>100;try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')d.theme=t;var n=(localStorage.getItem('${storageKeys.results}')||'').split('sectionType').length;if(n>1)d.returning=n>2?'many':'one';var k=Object.keys(localStorage).join('\\n');if(n>1||${String(returningVisitorKeys)}.test(k))d.going=(${String(planKeys)}.test(k)?'plan ':'')+(${String(wordKeys)}.test(k)?'words':'');if(localStorage.getItem('${storageKeys.serif}')==='${serif}')p=0}catch(e){}if(p)d.serif='${serif}';else{p=document.createElement('link');p.rel='preload';p.as='font';p.crossOrigin='';p.href='${serif}';document.head.append(p)}})()`
}

/**
 * Marks a page that is opened at its top until its first paint, so that what lies below the first screen may be
 * laid out after it. Whoever comes to the middle, or back to it, gets the whole page at once.
 */
export const markUnpainted = `(function(){var d=document.documentElement.dataset,p=performance.getEntriesByType('navigation')[0];if(p&&p.type==='navigate'&&!location.hash){d.unpainted='';new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])delete d.unpainted}).observe({type:'paint',buffered:true})}})()`

/** The order of the style layers, said before any style sheet, because these come in any order. */
export const layerOrder = '@layer base,component,reading'

/** The name of an inline script or style in the content security policy. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
