/**
 * The union of two collections that only ever grow. Each holds a thing as often as it happened, so the
 * union holds it as often as the fuller one does; nothing is lost and nothing counted twice.
 */
export function mergeByKey<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const held = new Map<string, number>()
  for (const item of first) held.set(keyOf(item), (held.get(keyOf(item)) ?? 0) + 1)
  const missing = second.filter((item) => {
    const left = held.get(keyOf(item)) ?? 0
    if (left > 0) held.set(keyOf(item), left - 1)
    return left === 0
  })
  return missing.length === 0 ? first : [...first, ...missing]
}
