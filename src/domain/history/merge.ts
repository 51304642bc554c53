/**
 * The union of two copies of a list that only grows. Equal items are allowed: the union holds an item as often as
 * the copy with more of it. Returns `first` itself if `second` adds nothing.
 */
export function mergeByKey<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const unmatched = new Map<string, number>()
  for (const item of first) unmatched.set(keyOf(item), (unmatched.get(keyOf(item)) ?? 0) + 1)
  const missing = second.filter((item) => {
    const count = unmatched.get(keyOf(item)) ?? 0
    if (count > 0) unmatched.set(keyOf(item), count - 1)
    return count === 0
  })
  return missing.length === 0 ? first : [...first, ...missing]
}
