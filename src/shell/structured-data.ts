import { siteDescription, siteName } from './site.ts'

/** What a page tells search engines about itself, in schema.org's words. */
export type StructuredData = Readonly<Record<string, unknown>>

export type Crumb = Readonly<{ name: string; path: string }>

export function webSite(site: URL): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: site.href,
    inLanguage: 'en',
  }
}

/** The way from Home to a page. */
export function breadcrumbs(site: URL, way: readonly Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

export function learningResource(
  site: URL,
  page: { name: string; description: string; path: string; kind: string },
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: page.name,
    description: page.description,
    url: new URL(page.path, site).href,
    learningResourceType: page.kind,
    educationalUse: 'Preparation for the GRE General Test',
    inLanguage: 'en',
    isAccessibleForFree: true,
  }
}
