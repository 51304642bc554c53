/** Leaves a trace of the address that was asked for, for whoever looks into it. */
export function reportMissingPage(): void {
  console.warn(`404: there is no page at ${location.pathname}`)
}
