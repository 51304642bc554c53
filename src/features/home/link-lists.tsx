import type { ReactNode } from 'react'
import type { GuideSummary } from '../../content/guides/guides.ts'
import styles from './link-lists.module.css'

const lists = [
  { title: 'Verbal', slugs: ['verbal-reasoning-tips', 'reading-comprehension', 'gre-vocabulary'] },
  { title: 'Quantitative', slugs: ['gre-math-practice', 'gre-geometry-practice', 'data-analysis-practice'] },
  { title: 'Writing and test day', slugs: ['analytical-writing-tips', 'test-day-tips', 'gre-vs-gmat'] },
] as const

/** The most important guides, by subject. */
export function LinkLists({ guides, words }: { guides: readonly GuideSummary[]; words: string }): ReactNode {
  return (
    <section>
      <h2>Learn the methods</h2>
      <p className={styles['lead']}>
        Guides with worked examples, and a list of {words} words with sentences that show what they mean.
      </p>
      <div className={styles['lists']}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul>
              {list.slugs.map((slug) => (
                <li key={slug}>
                  <a href={`/${slug}`}>{titleOf(slug, guides)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function titleOf(slug: string, guides: readonly GuideSummary[]): string {
  const guide = guides.find(({ href }) => href === `/${slug}`)
  if (!guide) throw new Error(`The home page links to the guide "${slug}", which does not exist`)
  return guide.title
}
