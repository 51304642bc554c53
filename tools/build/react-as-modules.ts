import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { settled } from './settled-questions.ts'

const { resolve } = createRequire(import.meta.url)

/** The file that React gives to production, by what a page imports. */
export const files: ReadonlyMap<string, string> = new Map([
  ['react', forProduction('react', 'react')],
  ['react/jsx-runtime', forProduction('react', 'react-jsx-runtime')],
  ['react-dom', forProduction('react-dom', 'react-dom')],
  ['react-dom/client', forProduction('react-dom', 'react-dom-client')],
  ['scheduler', forProduction('scheduler', 'scheduler')],
])

function forProduction(folder: string, name: string): string {
  return join(dirname(resolve(`${folder}/package.json`)), `cjs/${name}.production.js`)
}

/** React comes as CommonJS, of which a bundler must keep everything. As modules, what no page uses is left out. */
export function reactAsModules(): Plugin {
  return {
    name: 'gradus-react-as-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => files.get(source) ?? null,
    load: (id) => ([...files.values()].includes(id) ? asModule(settled(readFileSync(id, 'utf8'))) : null),
  }
}

/** Makes a module of a file whose exports and requirements stand one by one. */
export function asModule(text: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const body = text
    .replaceAll(/\b(\w+) = require\("([^"]+)"\)/g, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from '${source}'`)
      return `required_${name}`
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `exported_${name}`
    })
  if (/\brequire\(|\bexports\b|\bmodule[.[]/.test(body))
    throw new Error('This CommonJS is not of the plain form')
  const exported = [...names]
  return [
    ...imports,
    `let ${exported.map((name) => `exported_${name}`).join(', ')}`,
    body,
    `export { ${exported.map((name) => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
