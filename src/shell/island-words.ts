/**
 * The skip link moves the focus, and leaves the address alone: on a page with an island the address says what is
 * shown, and `#main` in its place would make an intro of a quiz. Where no script runs it is a link like any other.
 */
export const skipInPlace = `document.querySelector('[href="#main"]').onclick=function(){var m=document.getElementById('main');m.focus();m.scrollIntoView();return false}`
