/** Writes the requested path to the console, for debugging. */
export function logMissingPage(): void {
  console.warn(`404: there is no page at ${location.pathname}`)
}
