import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const { packages } = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
)

/** The folders in which Node looks for a dependency, from the nearest to the project root. */
function lookupFolders(dependent: string, dependency: string): readonly string[] {
  const nearest = `${dependent === '' ? '' : `${dependent}/`}node_modules/${dependency}`
  if (dependent === '') return [nearest]
  const nested = dependent.lastIndexOf('/node_modules/')
  return [nearest, ...lookupFolders(nested === -1 ? '' : dependent.slice(0, nested), dependency)]
}

/** Whether the lock file contains the exact version of an optional dependency, or any version for a range. */
function isLocked(dependent: string, dependency: string, range: string): boolean {
  const found = lookupFolders(dependent, dependency).find((folder) => packages[folder] !== undefined)
  const version = found === undefined ? undefined : packages[found]?.version
  return version === range || (version !== undefined && /^[^\d]/.test(range))
}

test('the lock file contains the binaries for every platform, so that npm ci works on macOS and Windows', () => {
  const missing = Object.entries(packages).flatMap(([dependent, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([dependency, range]) => !isLocked(dependent, dependency, range))
      .map(([dependency, range]) => `${dependent} needs ${dependency} ${range}`),
  )
  expect(missing).toEqual([])
})
