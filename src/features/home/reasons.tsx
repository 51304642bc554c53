import type { ReactNode } from 'react'
import styles from './reasons.module.css'

/** Why somebody would choose this site: only what is true today. */
export function Reasons({ questions }: { questions: string }): ReactNode {
  const reasons = [
    {
      title: 'Answers you can trust',
      text: (
        <>
          All {questions} questions were written for this site and solved blind by others before publication.{' '}
          <a href="/about-the-questions">How they are checked</a>
        </>
      ),
    },
    {
      title: 'Every answer explained',
      text: 'Not only why the right answer is right, but which mistakes lead elsewhere.',
    },
    {
      title: 'Private by design',
      text: 'No account, no cookies, no tracking. What you do stays in your browser, and you can take it with you.',
    },
    {
      title: 'Made for slow phones',
      text: 'Pages are small, and can be read before any script has loaded.',
    },
  ]
  return (
    <section>
      <h2>Why practice here</h2>
      <dl className={styles['reasons']}>
        {reasons.map((reason) => (
          <div key={reason.title}>
            <dt>{reason.title}</dt>
            <dd>{reason.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
