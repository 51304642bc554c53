/** The whole number whose power is this one, or null where there is none. Newton's way, from above. */
export function wholeRoot(power: bigint, degree: number): bigint | null {
  const bits = power.toString(2).length
  if (power < 2n) return power
  if (degree >= bits) return null
  const k = BigInt(degree)
  let root = 1n << BigInt(Math.ceil(bits / degree))
  for (;;) {
    const next = ((k - 1n) * root + power / root ** (k - 1n)) / k
    if (next >= root) return root ** k === power ? root : null
    root = next
  }
}
