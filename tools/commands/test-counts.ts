import { readFileSync } from 'node:fs'

/**
 * Adds up numbers of a test report, found below a path in it. What was skipped counts as failed: nothing
 * here is to be skipped. A report that is not there counts nothing, and the step's own status decides.
 */
export function countsIn(
  file: string,
  path: readonly string[],
  passed: readonly string[],
  failed: readonly string[],
): { passed: number; failed: number } {
  const counts = path.reduce(fieldOf, readReport(file))
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + (Number(fieldOf(counts, name)) || 0), 0)
  return { passed: sum(passed), failed: sum(failed) }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
