import type { ReactNode } from 'react'
import styles from './reasons.module.css'

/** Reasons to use this site. Each must be true of the site as it is now. */
export function Reasons({ questions }: { questions: string }): ReactNode {
  const reasons = [
    {
      title: 'Answers you can trust',
      text: (
        <>
          All {questions} questions were written for this site, and solved by others without the answer key
          before they were published. <a href="/about-the-questions">How they are checked</a>
        </>
      ),
    },
    {
      title: 'Every answer explained',
      text: 'Read why the right answer is right, and which mistakes lead to the other choices.',
    },
    {
      title: 'Private by design',
      text: 'No account, no cookies, no tracking. What you do stays in your browser, and you can take it with you.',
    },
    {
      title: 'Made for slow phones',
      text: 'Pages are small, and you can read them before any script has loaded.',
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
