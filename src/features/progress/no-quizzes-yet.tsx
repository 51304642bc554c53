import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { useResumeLink } from './use-resume-link.ts'
import styles from './no-quizzes-yet.module.css'

/** Shown until the first quiz is finished. */
export function NoQuizzesYet(): ReactNode {
  const { text, href } = useResumeLink() ?? { text: 'Start with verbal', href: '/verbal' }
  return (
    <section className={styles['empty']} aria-labelledby="first-step">
      <svg className={styles['stairs']} viewBox="0 0 120 96" aria-hidden="true">
        <path d="M4 92V76h28V52h28V28h28V4h28v88z" />
      </svg>
      <div>
        <h2 id="first-step">No quizzes yet</h2>
        <p>
          Finish a quiz to see your scores and times here. Questions you answer outside quizzes are shown
          under <a href="#steps">Your answers</a>.
        </p>
        <div className={styles['actions']}>
          <ButtonLink href={href}>{text}</ButtonLink>
          <ButtonLink look="quiet" href="/quantitative">
            Start with quantitative
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
