/** Loads the screen of the results. It is not needed until a session ends, so a page does not load it at once. */
export async function loadResults(): Promise<typeof import('./results-card.tsx')> {
  return import('./results-card.tsx')
}
