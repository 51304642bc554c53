import { useEffect, useSyncExternalStore } from 'react'

/** Which face of the page is shown. It is the address that says so: Back leads to the intro. */
export type Phase = 'intro' | 'running' | 'results'

/**
 * Where the visitor is. A set of one's own stands behind the # as well, so that no server is told of it: the
 * questions that somebody missed are nobody's business.
 */
type Place = Readonly<{ phase: Phase; set: string }>

const names = { intro: '', running: 'quiz', results: 'results' } as const

const watchers = new Set<() => void>()

/** The phase, or 'static' while the page is as the build made it. */
export function usePhase(): Phase | 'static' {
  return useSyncExternalStore<Phase | 'static'>(
    subscribe,
    () => readPlace().phase,
    () => 'static',
  )
}

const titles = { static: null, intro: null, running: 'Quiz', results: 'Quiz Results' } as const

/** Says in the title of the page, which is the browser's, which of its faces is shown. */
export function usePhaseTitle(phase: Phase | 'static'): void {
  const face = titles[phase]
  useEffect(() => {
    if (face === null) return
    const { title } = document
    document.title = `${face}: ${title}`
    return () => {
      document.title = title
    }
  }, [face])
}

/** What the address says of a set, as the query that it would be. */
export function useSetInAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => readPlace().set,
    () => '',
  )
}

/** Goes to a phase by a step that Back undoes. */
export function enterPhase(phase: Phase): void {
  location.hash = hashOf({ ...readPlace(), phase })
}

/** Goes to a phase in place of the present one. */
export function replacePhase(phase: Phase): void {
  const hash = hashOf({ ...readPlace(), phase })
  history.replaceState(history.state, '', hash || location.pathname + location.search)
  for (const watcher of watchers) watcher()
}

/** The part of an address that names a place: nothing, or # and more. */
export function hashOf({ phase, set }: Place): string {
  const parts = [names[phase], set].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

let shown: Place = { phase: 'intro', set: '' }

/** Reads the address. An anchor that is no place leaves all as it is. */
function readPlace(): Place {
  const [known, name, set = ''] = /^#?(quiz|results)?&?(set=.*)?$/.exec(location.hash) ?? []
  if (known !== undefined)
    shown = { phase: name === 'quiz' ? 'running' : name === 'results' ? name : 'intro', set }
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
