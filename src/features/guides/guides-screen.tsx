import type { ReactNode } from 'react'
import type { GuideSummary } from '../../content/guides/guides.ts'
import { guideNeeds, type GuideNeed } from '../../content/guides/guide-needs.ts'
import styles from './guides-screen.module.css'

type Props = Readonly<{ guides: readonly GuideSummary[] }>

/** What each group of guides is for. The ids are addresses. */
const groups: Readonly<Record<GuideNeed, Readonly<{ id: string; title: string; text: string }>>> = {
  plan: { id: 'plans', title: 'Study plans', text: 'Tasks for every day or week, to tick off as you go.' },
  verbal: {
    id: 'verbal',
    title: 'Get better at verbal',
    text: 'Methods for every kind of question, and words.',
  },
  quantitative: {
    id: 'quantitative',
    title: 'Get better at math',
    text: 'Everything that is tested, with worked examples and drawings.',
  },
  writing: {
    id: 'writing',
    title: 'Write the essay',
    text: 'What graders look for, and how to plan in five minutes.',
  },
  test: {
    id: 'test',
    title: 'Know the test',
    text: 'Which test to take, what is free, and how the day goes.',
  },
}

/** All guides, by what a reader needs. */
export function GuidesScreen({ guides }: Props): ReactNode {
  return (
    <div className={styles['screen']}>
      <h1>Guides</h1>
      <p className={styles['lead']}>
        Free to read, with worked examples and questions to try. Choose what you need.
      </p>
      {guideNeeds.map((need) => (
        <section key={need} id={groups[need].id} className={styles['group']}>
          <div>
            <h2>{groups[need].title}</h2>
            <p>{groups[need].text}</p>
          </div>
          <ul>
            {guides
              .filter((guide) => guide.need === need)
              .map(({ href, title, description }) => (
                <li key={href}>
                  <h3>
                    <a href={href}>{title}</a>
                  </h3>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
