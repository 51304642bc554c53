import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Classes that a component uses but that its style sheet does not define. */
function undefinedClasses(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'$/gm)].flatMap(
    ([, name = '', sheet = '']) => {
      const defined = new Set(
        [...readFileSync(join(dirname(file), sheet), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(
          ([, className]) => className,
        ),
      )
      const used = text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))
      return [...used].flatMap(([, className = '']) =>
        defined.has(className) ? [] : [`${file}: ${className}`],
      )
    },
  )
}

test('every class that a component uses is defined in its style sheet', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(undefinedClasses)).toEqual([])
})
