/** Names, texts and links that several pages share. */
export const siteName = 'Gradus'

export const siteDescription =
  'Free GRE practice with every answer explained. No account, nothing to install, and nothing leaves your browser.'

/** The links of the header, in the order shown. */
export const mainLinks = [
  { name: 'Home', href: '/' },
  { name: 'Verbal', href: '/verbal' },
  { name: 'Quantitative', href: '/quantitative' },
  { name: 'Analytical', href: '/analytical' },
  { name: 'Progress', href: '/progress' },
  { name: 'Practice', href: '/practice' },
] as const

export const footerLinks = [
  { name: 'Terms', href: '/terms' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'Help', href: '/help' },
] as const

/** Whether a header link is highlighted on a page: a section is also highlighted on the pages of its questions. */
export function isUnder(path: string, href: string): boolean {
  if (href === '/') return path === '/'
  return path === href || path.startsWith(`${href}/`) || path.startsWith(`/question${href}/`)
}
