/** Names, texts and links that several pages share. */
export const siteName = 'Gradus'

export const siteDescription =
  'Free GRE practice with every answer explained. No account, nothing to install, and nothing leaves your browser.'

export type MenuLink = Readonly<{
  name: string
  href: string
  /** Also offered in the footer and on the not-found pages. */
  isOfferedBelow?: boolean
}>

/** The links of the header, in the order shown. */
export const mainLinks: readonly MenuLink[] = [
  { name: 'Home', href: '/' },
  { name: 'Verbal', href: '/verbal' },
  { name: 'Quantitative', href: '/quantitative' },
  { name: 'Analytical', href: '/analytical' },
  { name: 'Progress', href: '/progress' },
]

/** The groups of the Study menu. A new activity is one more line here. */
export const studyGroups: readonly Readonly<{ title: string; links: readonly MenuLink[] }>[] = [
  {
    title: 'Practice',
    links: [
      { name: 'Practice by topic', href: '/practice', isOfferedBelow: true },
      { name: 'Full tests', href: '/tests', isOfferedBelow: true },
      { name: 'History', href: '/history' },
    ],
  },
  {
    title: 'Vocabulary',
    links: [
      { name: 'Word list', href: '/gre-vocabulary', isOfferedBelow: true },
      { name: 'Word quiz', href: '/gre-vocabulary/quiz', isOfferedBelow: true },
    ],
  },
  {
    title: 'Learn',
    links: [
      { name: 'Guides', href: '/guides', isOfferedBelow: true },
      { name: 'Study plans', href: '/guides#plans', isOfferedBelow: true },
      { name: 'Help', href: '/help' },
    ],
  },
]

/** The links for a visitor at the end of a page, or on a page that does not exist. */
export const linksBelow: readonly MenuLink[] = studyGroups
  .flatMap(({ links }) => links)
  .filter(({ isOfferedBelow = false }) => isOfferedBelow)

export const footerLinks = [
  { name: 'Terms', href: '/terms' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'Help', href: '/help' },
] as const

/**
 * The link of the menus that a page belongs to: its own, else the nearest one above it. A section also has the pages of
 * its questions.
 */
export function menuPlace(path: string): string | undefined {
  const [nearest] = [...mainLinks, ...studyGroups.flatMap(({ links }) => links)]
    .map(({ href }) => href)
    .filter((href) => path === href || `${path}/`.replace(/^\/question\//, '/').startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)
  return nearest
}
