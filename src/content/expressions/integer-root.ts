/** The integer root of a nonnegative integer, by Newton's method, or null if the root is not an integer. */
export function integerRoot(power: bigint, degree: number): bigint | null {
  const bits = power.toString(2).length
  if (power < 2n) return power
  // Then 2 to the degree is larger than the power, so the root lies between 1 and 2.
  if (degree >= bits) return null
  const k = BigInt(degree)
  // Starts at or above the root; each step of Newton's method goes down, until the integer part is found.
  let root = 1n << BigInt(Math.ceil(bits / degree))
  for (;;) {
    const next = ((k - 1n) * root + power / root ** (k - 1n)) / k
    if (next >= root) return root ** k === power ? root : null
    root = next
  }
}
