import { build } from 'esbuild'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

const query = '?inline-script'
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Makes `import text from './x.ts?inline-script'` return a bundled, minified script as text, to be inlined in a page. */
export function inlineScripts(): Plugin {
  return {
    name: 'gradus-inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null
      const { text, files } = await bundleInlineScript(id.slice(0, -query.length))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** The text of a bundled script, and the source files it was built from. */
type InlineScript = Readonly<{ text: string; files: readonly string[] }>

export async function bundleInlineScript(file: string): Promise<InlineScript> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    target: [...oldestBrowsers],
    charset: 'utf8',
    metafile: true,
    write: false,
  })
  return {
    text: outputFiles.map((output) => output.text.trim()).join(''),
    files: Object.keys(metafile.inputs).map((name) => join(root, name)),
  }
}
