/** One page of each kind. */
export type PageKind = Readonly<{
  name: string
  path: string
  /** For reading pages: the allowed ratio of its first paint to that of a bare page with the same text. */
  firstPaint?: number
}>

export const pageKinds: readonly PageKind[] = [
  { name: 'Home', path: '/', firstPaint: 1.6 },
  { name: 'Section intro', path: '/verbal' },
  { name: 'Quiz', path: '/verbal#quiz' },
  { name: 'Question', path: '/question/verbal/1' },
  { name: 'Formulas', path: '/question/quantitative/17' },
  { name: 'Progress', path: '/progress' },
  { name: 'Guide', path: '/verbal-reasoning-tips', firstPaint: 1.4 },
  { name: 'Vocabulary', path: '/gre-vocabulary', firstPaint: 1.4 },
]

/** The path without the fragment. */
export function fileOf({ path }: PageKind): string {
  return path.replace(/#.*/, '')
}
