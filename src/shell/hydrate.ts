import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Hydrate = (component: ComponentType, props: Record<string, unknown>) => void

/**
 * Brings an island to life, in slices that let a tap through. It takes the place of Astro's own, which can do
 * slots and actions as well: ours are data only, drawn at build.
 */
export default function hydrator(island: Element): Hydrate {
  return (component, props) =>
    startTransition(() => {
      const identifierPrefix = island.getAttribute('prefix') ?? ''
      hydrateRoot(island, createElement(component, props), { identifierPrefix })
    })
}
