import type { ReactNode } from 'react'
import { levelAdvice } from '../../../domain/practice/level-advice.ts'
import type { Question } from '../../../domain/questions/question.ts'
import { sections } from '../../../domain/questions/section.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import type { Session } from '../../../domain/session/session.ts'
import styles from './level-box.module.css'

/** Where to begin, after the ten questions that find a level. */
export function LevelBox({
  session,
  questions,
}: Readonly<{ session: Session; questions: readonly Question[] }>): ReactNode {
  return (
    <section className={styles['box']} aria-labelledby="level">
      <h2 id="level">Where to start</h2>
      <ul>
        {(['verbal', 'quantitative'] as const).map((section) => {
          const own = questions.filter((question) => question.section === section)
          const right = own.filter((question) => outcomeOf(session, question) === 'correct').length
          const { level, text, href, linkText } = levelAdvice(section, right)
          return (
            <li key={section} data-section={section}>
              <strong>{`${sections[section].title}: ${right} of ${own.length} right. ${level}.`}</strong>
              <span>{text}</span>
              <a href={href}>{linkText}</a>
            </li>
          )
        })}
      </ul>
      <p>
        Ten questions cannot tell a score. For an estimated score range, take{' '}
        <a href="/tests">one measure of a full practice test</a> (41 or 47 minutes). Then choose a{' '}
        <a href="/guides#plans">study plan</a> that fits your time.
      </p>
    </section>
  )
}
