import type { ReactNode } from 'react'
import { GuideContents, type GuideHeading } from './guide-contents.tsx'
import styles from './guide-screen.module.css'

export type RelatedGuide = Readonly<{ href: string; title: string; description: string }>

type Props = Readonly<{
  title: string
  description: string
  checked: Date
  readingMinutes: number
  headings: readonly GuideHeading[]
  related: readonly RelatedGuide[]
  sources: readonly Readonly<{ name: string; url: string }>[]
  /** The text of the guide, from its MDX. */
  children: ReactNode
}>

export function GuideScreen(props: Props): ReactNode {
  const { title, description, checked, readingMinutes, headings, related, sources, children } = props
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{description}</p>
        <p className={styles['facts']}>
          {readingMinutes} minutes to read. Last checked{' '}
          <time dateTime={checked.toISOString().slice(0, 7)}>{monthOf(checked)}</time>.
        </p>
      </header>
      <GuideContents headings={headings} />
      <article className={styles['article']}>{children}</article>
      <aside className={styles['after']}>
        <section aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <ul className={styles['related']}>
            {related.map((guide) => (
              <li key={guide.href}>
                <a href={guide.href}>{guide.title}</a>
                <p>{guide.description}</p>
              </li>
            ))}
          </ul>
        </section>
        {sources.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources">Sources</h2>
            <ul className={styles['sources']}>
              {sources.map((source) => (
                <li key={source.url}>
                  <a href={source.url} rel="noopener">
                    {source.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  )
}

function monthOf(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
}
