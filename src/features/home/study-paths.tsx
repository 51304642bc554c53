import type { ReactNode } from 'react'
import styles from './study-paths.module.css'

const paths = [
  {
    time: 'A month or more',
    title: 'The 30-day plan',
    text: 'Tasks for every day, with the time each one takes, and a checkpoint every week.',
    href: '/30-day-study-plan',
  },
  {
    time: 'Two months',
    title: 'From 310 to 320',
    text: 'Ten points are the goal of this plan. It shows where they come from and how to earn them.',
    href: '/score-310-to-320',
  },
  {
    time: 'One week',
    title: 'The last seven days',
    text: 'Three tasks a day, and only what still helps before the test.',
    href: '/last-minute-study-guide',
  },
  {
    time: 'Two hours',
    title: 'A full practice test',
    text: 'Five sections at the pace of the test, and a report with an honest score range.',
    href: '/tests',
  },
  {
    time: 'Ten minutes',
    title: 'Practice by topic',
    text: 'Choose the section, topic, difficulty and question type, with or without a timer.',
    href: '/practice',
  },
] as const

/** Study plans and practice, sorted by how much time the visitor has. */
export function StudyPaths(): ReactNode {
  return (
    <section>
      <h2 id="plans">How long do you have?</h2>
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
