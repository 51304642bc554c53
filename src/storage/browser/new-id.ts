/** A name nobody else has: 16 random bytes. Works where crypto.randomUUID does not, on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
