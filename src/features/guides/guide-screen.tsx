import type { ReactNode } from 'react'
import type { GuideStart } from '../../content/guides/guide-practice.ts'
import type { GuideSummary } from '../../content/guides/guides.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { GuideContents, type GuideHeading } from './guide-contents.tsx'
import '../../ui/parts/parts.css'
import styles from './guide-screen.module.css'

/** The frontmatter of a guide. */
type Guide = Readonly<{
  title: string
  description: string
  /** The month in which its facts were last checked, such as 2026-11. */
  checked: string
  sources: readonly Readonly<{ name: string; url: string }>[]
}>

type Props = Readonly<{
  guide: Guide
  /** The first thing to do with the guide. */
  start: GuideStart
  readingMinutes: number
  headings: readonly GuideHeading[]
  related: readonly GuideSummary[]
  /** The rendered MDX. */
  children: ReactNode
}>

export function GuideScreen({ guide, start, readingMinutes, headings, related, children }: Props): ReactNode {
  const { title, description, checked, sources } = guide
  return (
    <div className={styles['screen']} data-guide="">
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{description}</p>
        <p className={styles['facts']}>
          {readingMinutes} minutes to read. Last checked <time dateTime={checked}>{longMonth(checked)}</time>.
        </p>
        <p className={`${styles['start']} no-print`}>
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
        </p>
      </header>
      <GuideContents headings={headings} />
      <article className={styles['article']}>{children}</article>
      <aside className={styles['after']}>
        <section>
          <h2>Read next</h2>
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
          <section>
            <h2>Sources</h2>
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

function longMonth(month: string): string {
  return new Date(month).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
}
