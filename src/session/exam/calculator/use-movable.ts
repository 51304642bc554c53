import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

type Point = Readonly<{ x: number; y: number }>

/** How far an arrow key moves the panel. */
export const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -24, y: 0 },
  ArrowRight: { x: 24, y: 0 },
  ArrowUp: { x: 0, y: -24 },
  ArrowDown: { x: 0, y: 24 },
}

type Movable = Readonly<{
  panel: RefObject<HTMLDivElement | null>
  moveBy: (step: Point) => void
  /** The events of the handle that drags the panel. */
  handle: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent) => void>>
}>

/** Where the panel was left: each question draws its own, and it stays where it was put. */
let lastOffset: Point = { x: 0, y: 0 }

/** Lets a panel be moved. It stays on the screen, so that it can always be reached. */
export function useMovable(): Movable {
  const panel = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(lastOffset)
  const drag = useRef<Point | null>(null)
  // Style: the content security policy forbids it in the markup.
  useLayoutEffect(() => {
    lastOffset = offset
    if (panel.current) panel.current.style.translate = `${offset.x}px ${offset.y}px`
  }, [offset])
  const moveTo = ({ x, y }: Point): void => {
    if (!panel.current) return
    const { left, top, width } = panel.current.getBoundingClientRect()
    const [freeLeft, freeTop] = [left - offset.x, top - offset.y]
    setOffset({
      x: clamp(x, -freeLeft, innerWidth - freeLeft - width),
      y: clamp(y, -freeTop, innerHeight - freeTop - 60),
    })
  }
  return {
    panel,
    moveBy: (step) => moveTo({ x: offset.x + step.x, y: offset.y + step.y }),
    handle: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
      },
      onPointerMove: (event) => {
        if (drag.current) moveTo({ x: event.clientX - drag.current.x, y: event.clientY - drag.current.y })
      },
      onPointerUp: () => {
        drag.current = null
      },
    },
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
