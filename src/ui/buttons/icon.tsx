import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

type Props = Readonly<{ shape: IconNode; size?: number; weight?: number; className?: string | undefined }>

/** A decorative icon, hidden from screen readers: the control needs its own text or label. */
export function Icon({ shape, size = 20, weight = 2, className }: Props): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
