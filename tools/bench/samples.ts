/** The smallest sample such that at least this share of the samples is not above it. */
export function quantile(samples: readonly number[], share: number): number {
  const ordered = samples.toSorted((a, b) => a - b)
  const found = ordered[Math.min(ordered.length - 1, Math.ceil(share * ordered.length) - 1)]
  if (found === undefined) throw new Error('quantile() of an empty list')
  return found
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/**
 * Measures each subject once per round, so that a busy moment of the machine affects all of them alike. Returns the
 * measurements of each subject.
 */
export async function measureInRounds<S, T>(
  rounds: number,
  subjects: readonly S[],
  measure: (subject: S) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const found: T[][] = subjects.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, subject] of subjects.entries()) found[at]?.push(await measure(subject))
  return found
}
