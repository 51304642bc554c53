import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The classes that a component takes from its style sheet, and which of them it does not have. */
function unstyled(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'$/gm)].flatMap(
    ([, name = '', sheet = '']) => {
      const defined = new Set(
        [...readFileSync(join(dirname(file), sheet), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(
          ([, own]) => own,
        ),
      )
      const used = text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))
      return [...used].flatMap(([, own = '']) => (defined.has(own) ? [] : [`${file}: ${own}`]))
    },
  )
}

test('every class that a component takes from its style sheet stands there', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(unstyled)).toEqual([])
})
