import type { ReactNode } from 'react'
import { topicName } from '../../domain/questions/names.ts'
import type { Question } from '../../domain/questions/question.ts'
import { tallyByTopic } from '../../domain/session/review-filter.ts'
import type { SessionAnswers } from '../../domain/session/session.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import styles from './topic-bars.module.css'

type Props = Readonly<{ session: SessionAnswers; questions: readonly Question[] }>

/** How many questions of each topic were right. */
export function TopicBars({ session, questions }: Props): ReactNode {
  return (
    <section className={styles['topics']} aria-labelledby="by-topic">
      <h2 id="by-topic">Right by topic</h2>
      <ul>
        {tallyByTopic(session, questions).map(({ topic, total, right }) => (
          <li key={topic}>
            <span>{topicName(topic)}</span>
            <span className={styles['count']}>{`${right} of ${total}`}</span>
            <ProgressBar percent={(right / total) * 100} label={topicName(topic)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
