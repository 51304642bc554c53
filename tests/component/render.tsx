import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A component on the page. */
export type Rendered = Readonly<{
  container: HTMLElement
  /** Draws something else in its place. */
  rerender: (element: ReactNode) => void
  unmount: () => void
}>

const mounted = new Set<() => void>()

/** Puts a component on the page; it is gone again after the test. */
export function render(element: ReactNode): Rendered {
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode): void => flushSync(() => root.render(next))
  const unmount = (): void => {
    root.unmount()
    container.remove()
    mounted.delete(unmount)
  }
  mounted.add(unmount)
  rerender(element)
  return { container, rerender, unmount }
}

export function unmountAll(): void {
  for (const unmount of mounted) unmount()
}
