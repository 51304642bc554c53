import { useEffect, useSyncExternalStore } from 'react'

/** Which face of the page is shown. It is the address that says so: Back leads to the intro. */
export type QuizView = 'intro' | 'running' | 'results'

/**
 * Where the visitor is. A set of one's own stands behind the # as well, so that no server is told of it: the
 * questions that somebody missed are nobody's business.
 */
type RouteState = Readonly<{ view: QuizView; set: string }>

const names = { intro: '', running: 'quiz', results: 'results' } as const

const watchers = new Set<() => void>()

/** The phase, or 'static' while the page is as the build made it. */
export function useQuizView(): QuizView | 'static' {
  return useSyncExternalStore<QuizView | 'static'>(
    subscribe,
    () => readRouteState().view,
    () => 'static',
  )
}

const titles = { static: null, intro: null, running: 'Quiz', results: 'Quiz Results' } as const

/** Says in the title of the page, which is the browser's, which of its faces is shown. */
export function useViewTitle(phase: QuizView | 'static'): void {
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
    () => readRouteState().set,
    () => '',
  )
}

/** Goes to a phase by a step that Back undoes. */
export function pushView(view: QuizView): void {
  location.hash = hashOf({ ...readRouteState(), view })
}

/** Goes to a phase in place of the present one. */
export function replaceView(view: QuizView): void {
  const hash = hashOf({ ...readRouteState(), view })
  history.replaceState(history.state, '', hash || location.pathname + location.search)
  for (const watcher of watchers) watcher()
}

/** The part of an address that names a place: nothing, or # and more. */
export function hashOf({ view, set }: RouteState): string {
  const parts = [names[view], set].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

let shown: RouteState = { view: 'intro', set: '' }

/** Reads the address. An anchor that is no place leaves all as it is. */
function readRouteState(): RouteState {
  const [known, name, set = ''] = /^#?(quiz|results)?&?(set=.*)?$/.exec(location.hash) ?? []
  if (known !== undefined)
    shown = { view: name === 'quiz' ? 'running' : name === 'results' ? name : 'intro', set }
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
