import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Imports made while a page runs stay what the browser knows them as. Pages name in their own HTML what is
 * wanted early, so that the bundler's helper, which preloads, would only weigh.
 */
export function plainImports(): Plugin {
  return {
    name: 'gradus-plain-imports',
    enforce: 'pre',
    apply: 'build',
    configResolved({ environments }) {
      for (const { build } of Object.values(environments)) build.modulePreload = false
    },
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
  }
}
