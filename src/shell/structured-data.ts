import { siteDescription, siteName } from './site.ts'

/** A schema.org description of a page for search engines, embedded as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>

export type Breadcrumb = Readonly<{ name: string; path: string }>

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

/** The breadcrumbs of a page; Home is added in front. */
export function breadcrumbList(site: URL, breadcrumbs: readonly Breadcrumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
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
