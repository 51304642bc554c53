/** What a question says of itself once it hears keys, or knows that it is to hear none. */
export const hearsKeys = 'gradus-hears-keys'

/**
 * The script behind a question as the build drew it: keeps the keys that are pressed while the scripts are on
 * their way, and presses them again once keys are heard, if that question still stands there. Those after the last
 * click count, and one that was pressed again, because nothing was seen to happen, counts once. Each waits until
 * the one before it is drawn, but all come before a key that is pressed meanwhile. It keeps none where the scripts were
 * first: then the line had stopped within the page, right before it.
 */
export const keepEarlyKeys = `document.querySelector('astro-island[ssr]')&&(function(q,k,n){function f(e){var t=e.type,l=k[k.length-1];if(t==='keydown')l&&l.key===e.key||k.push(e);else{if(t==='${hearsKeys}'){n.forEach(function(t){removeEventListener(t,f,true)});q.isConnected&&k.reduce(function(p,e){return p.then(function(){e.target.dispatchEvent(new KeyboardEvent('keydown',e))})},Promise.resolve())}k=[]}}n.forEach(function(t){addEventListener(t,f,true)})})(document.querySelector('[data-choices]'),[],['keydown','click','${hearsKeys}'])`
