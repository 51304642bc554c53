import type { ReactNode } from 'react'
import styles from './study-paths.module.css'

const paths = [
  {
    time: 'A month or more',
    title: 'The 30-day plan',
    text: 'Tasks for every day, with their minutes, and a checkpoint every week.',
    href: '/30-day-study-plan',
  },
  {
    time: 'Two months',
    title: 'From 310 to 320',
    text: 'Ten points are the goal of this plan: where they come from, and how to go after them.',
    href: '/score-310-to-320',
  },
  {
    time: 'One week',
    title: 'The last seven days',
    text: 'Three tasks a day, and nothing that can wait until after the test.',
    href: '/last-minute-study-guide',
  },
  {
    time: 'Ten minutes',
    title: 'Practice by topic',
    text: 'Choose section, topic, difficulty and kind of question, with or without a clock.',
    href: '/practice',
  },
] as const

/** Ways through the material, by the time somebody has. */
export function StudyPaths(): ReactNode {
  return (
    <section>
      <h2>How long do you have?</h2>
      <ul className={styles['paths']}>
        {paths.map((path) => (
          <li key={path.href}>
            <p className={styles['time']}>{path.time}</p>
            <h3>
              <a href={path.href}>{path.title}</a>
            </h3>
            <p>{path.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
