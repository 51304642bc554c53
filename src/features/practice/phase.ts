import { useSyncExternalStore } from 'react'

/** Which face of the section page is shown. It is the address that says so: Back leads to the intro. */
export type Phase = 'intro' | 'running' | 'results'

const phases = ['intro', 'running', 'results'] as const

const hashes = { intro: '', running: '#quiz', results: '#results' } as const

const watchers = new Set<() => void>()

/** The phase, or 'static' while the page is as the build made it. */
export function usePhase(): Phase | 'static' {
  return useSyncExternalStore<Phase | 'static'>(subscribe, readPhase, () => 'static')
}

/** Goes to a phase by a step that Back undoes. */
export function enterPhase(phase: Phase): void {
  location.hash = hashes[phase]
}

/** Goes to a phase in place of the present one. */
export function replacePhase(phase: Phase): void {
  history.replaceState(history.state, '', hashes[phase] || location.pathname + location.search)
  for (const watcher of watchers) watcher()
}

let shown: Phase = 'intro'

/** Reads the address. An anchor that is no phase, such as the skip link's, leaves the phase as it is. */
function readPhase(): Phase {
  const known = phases.find((phase) => location.hash === hashes[phase])
  shown = known ?? shown
  return shown
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('hashchange', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('hashchange', watcher)
  }
}
