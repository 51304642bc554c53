/**
 * The skip link moves the focus, and leaves the address alone: on a page with an island the address says what is
 * shown, and `#main` in its place would make an intro of a quiz. Where no script runs it is a link like any other.
 */
export const skipInPlace = `document.querySelector('[href="#main"]').onclick=function(){var m=document.getElementById('main');m.focus();m.scrollIntoView();return false}`

/**
 * Says above an island that its script has not come, with a way to load the page again. Whoever has come to the middle
 * of the page is led to it: nothing there will ever answer.
 */
export const tellOfLoss = `addEventListener('astro:hydration-error',function(e){var t=document.querySelector('[data-lost-island]').content;t.querySelector('button').onclick=function(){location.reload()};e.target.before(t);e.target.previousSibling.scrollIntoView({block:'nearest'})},{once:true})`
