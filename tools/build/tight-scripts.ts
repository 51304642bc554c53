import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'

const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3 } }

/**
 * Variables at the top of their functions: smaller, but only in what has gone through the first round. To read a
 * property does nothing else: no getter here has an effect.
 */
const secondRound: MinifyOptions = {
  ...options,
  compress: { passes: 3, hoist_vars: true, pure_getters: true },
}

/**
 * Goes once more over what the bundler has made small: a second hand finds some thousand bytes on a section
 * page. The names of files come from before this, so that a script changes here only in its form.
 */
export function tightScripts(): Plugin {
  return {
    name: 'gradus-tight-scripts',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (file.type !== 'chunk') return
          for (const round of [options, secondRound])
            file.code = (await minify(file.code, round)).code ?? file.code
        }),
      )
    },
  }
}
