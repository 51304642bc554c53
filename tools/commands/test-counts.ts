import { readFileSync } from 'node:fs'

/**
 * Adds up the numbers in a JSON test report, at a path inside it. If the report is missing, all counts are 0 and the exit
 * status of the step decides. Callers count skipped tests as failed, because no test may be skipped.
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
