/** The view of a quiz page. It is part of the address, so that Back leads to the intro. */
export type QuizView = 'intro' | 'running' | 'results'

/** The state in the address. A practice set is in the fragment too, so that it is never sent to a server. */
export type RouteState = Readonly<{ view: QuizView; set: string }>

const hashNames = { intro: '', running: 'quiz', results: 'results' } as const

/** The fragment for a state, with its #; empty for the intro without a set. */
export function hashOf({ view, set }: RouteState): string {
  const parts = [hashNames[view], set].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}
