/** One page of each kind. */
export type PageKind = Readonly<{
  name: string
  path: string
  /** Whether it is only read: these are held to the bare page. */
  reading: boolean
}>

export const pageKinds: readonly PageKind[] = [
  { name: 'Home', path: '/', reading: true },
  { name: 'Section intro', path: '/verbal', reading: false },
  { name: 'Quiz', path: '/verbal#quiz', reading: false },
  { name: 'Question', path: '/question/verbal/1', reading: false },
  { name: 'Formulas', path: '/question/quantitative/17', reading: false },
  { name: 'Progress', path: '/progress', reading: false },
  { name: 'Guide', path: '/verbal-reasoning-tips', reading: true },
  { name: 'Vocabulary', path: '/gre-vocabulary', reading: true },
]

/** The path of a page as its server knows it. */
export function fileOf({ path }: PageKind): string {
  return path.replace(/#.*/, '')
}
