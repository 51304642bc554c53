import type { ReactNode } from 'react'
import type { TopicStanding } from '../../domain/history/topic-tally.ts'
import { topicName } from '../../domain/questions/names.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { scorePercent } from '../../domain/scoring/percent.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import styles from './topic-list.module.css'

type Props = Readonly<{ section: SectionName; topics: readonly TopicStanding[] }>

/** The topics of a section, each with how many of its questions were answered and right. */
export function TopicList({ section, topics }: Props): ReactNode {
  return (
    <ul className={styles['topics']} data-section={section}>
      {topics.map(({ topic, total, answered, right }) => (
        <li key={topic}>
          <a href={`/practice?section=${section}&topics=${topic}`}>{topicName(topic)}</a>
          <span className={styles['count']}>
            {answered === 0 ? 'Not tried yet' : `${right} of ${answered} right`}
          </span>
          <ProgressBar percent={scorePercent(right, answered)} label={`${topicName(topic)}: right answers`} />
          <span className={styles['reach']}>{`${answered} of ${total} answered`}</span>
        </li>
      ))}
    </ul>
  )
}
