import { useEffect, useSyncExternalStore } from 'react'
import { hashOf, type QuizView, type RouteState } from '../../domain/session/quiz-view.ts'

const subscribers = new Set<() => void>()

/** The view, or 'static' until the page is hydrated. */
export function useQuizView(): QuizView | 'static' {
  return useSyncExternalStore<QuizView | 'static'>(
    subscribe,
    () => readRouteState().view,
    () => 'static',
  )
}

const titlePrefixes = { static: null, intro: null, running: 'Quiz', results: 'Quiz Results' } as const

/** Adds the view to the title of the page. */
export function useViewTitle(view: QuizView | 'static'): void {
  const prefix = titlePrefixes[view]
  // Changes the document's title.
  useEffect(() => {
    if (prefix === null) return
    const { title } = document
    document.title = `${prefix}: ${title}`
    return () => {
      document.title = title
    }
  }, [prefix])
}

/** The practice set in the address, such as `set=v3.v5&pace=test`; empty if there is none. */
export function useSetInAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => readRouteState().set,
    () => '',
  )
}

/** Changes the view and adds a history entry. */
export function pushView(view: QuizView): void {
  location.hash = hashOf({ ...readRouteState(), view })
}

/** Changes the view and replaces the current history entry. */
export function replaceView(view: QuizView): void {
  const hash = hashOf({ ...readRouteState(), view })
  history.replaceState(history.state, '', hash || location.pathname + location.search)
  for (const subscriber of subscribers) subscriber()
}

let current: RouteState = { view: 'intro', set: '' }

/** Reads the address. Other fragments, such as a link to a heading, do not change the state. */
function readRouteState(): RouteState {
  const [match, name, set = ''] = /^#?(quiz|results)?&?(set=.*)?$/.exec(location.hash) ?? []
  if (match !== undefined)
    current = { view: name === 'quiz' ? 'running' : name === 'results' ? name : 'intro', set }
  return current
}

function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange)
  addEventListener('hashchange', onChange)
  return () => {
    subscribers.delete(onChange)
    removeEventListener('hashchange', onChange)
  }
}
