/** The value below which the given share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const ordered = samples.toSorted((a, b) => a - b)
  const found = ordered[Math.min(ordered.length - 1, Math.ceil(share * ordered.length) - 1)]
  if (found === undefined) throw new Error('Nothing was measured')
  return found
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/**
 * Measures several things so many times each, taking turns, so that a busy moment of the machine falls on
 * all of them. Says for each what was found.
 */
export async function inTurn<S, T>(
  rounds: number,
  subjects: readonly S[],
  measure: (subject: S) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const found: T[][] = subjects.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, subject] of subjects.entries()) found[at]?.push(await measure(subject))
  return found
}
