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

/** The folders in which Node looks for what a package asks for, from the nearest to the root. */
function placesToLook(asker: string, wanted: string): readonly string[] {
  const own = `${asker === '' ? '' : `${asker}/`}node_modules/${wanted}`
  if (asker === '') return [own]
  const nested = asker.lastIndexOf('/node_modules/')
  return [own, ...placesToLook(nested === -1 ? '' : asker.slice(0, nested), wanted)]
}

/** Whether the lock file says what version of an optional package is installed; a range may be met by any. */
function isLocked(asker: string, wanted: string, range: string): boolean {
  const found = placesToLook(asker, wanted).find((place) => packages[place] !== undefined)
  const version = found === undefined ? undefined : packages[found]?.version
  return version === range || (version !== undefined && /^[^\d]/.test(range))
}

test('the lock file names the binaries of every platform, so that a Mac or Windows installs the same', () => {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([wanted, range]) => !isLocked(asker, wanted, range))
      .map(([wanted, range]) => `${asker} wants ${wanted} ${range}`),
  )
  expect(missing).toEqual([])
})
