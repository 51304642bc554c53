import type { ReactNode } from 'react'
import { levelSet } from '../../domain/practice/level-set.ts'
import { addressOfSet } from '../../domain/practice/set-address.ts'
import type { QuestionOf } from '../../domain/questions/question.ts'
import { FirstQuestion } from './first-question.tsx'
import styles from './hero.module.css'
import { ReturningPanel } from './returning-panel.tsx'
import { SectionAverages } from './section-averages.tsx'

/** The ways in, by what a newcomer needs. */
const ways = [
  {
    title: 'Find my level',
    text: '10 questions from easy to hard, about 15 minutes.',
    href: addressOfSet({ ids: levelSet, isTimed: false, mode: 'study' }, 'running'),
  },
  {
    title: 'Practice a topic',
    text: 'Choose what you need. See at once why each choice is right or wrong.',
    href: '/practice',
  },
  {
    title: 'Follow a plan',
    text: 'A few tasks a day, whether you have a week or two months.',
    href: '#plans',
  },
] as const

type Props = Readonly<{
  /** How many questions the site has, such as '1500+'. */
  questions: string
  firstQuestion: QuestionOf<'single'>
}>

/**
 * Contains both the start for a first visit and the panel for a returning visitor. The inline head script decides
 * which one is visible before the first paint, and returning-visitor.ts fills in the panel.
 */
export function Hero({ questions, firstQuestion }: Props): ReactNode {
  return (
    <section className={styles['hero']}>
      <div>
        <h1 className={styles['title']}>Free GRE practice: {questions} questions, every answer explained</h1>
        <div className={styles['newcomer']}>
          <p className={styles['lead']}>No account, nothing to install, and nothing leaves your browser.</p>
          <ul className={styles['ways']}>
            {ways.map(({ title, text, href }) => (
              <li key={title}>
                <a href={href}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ReturningPanel />
      </div>
      <div className={styles['newcomer']}>
        <FirstQuestion question={firstQuestion} />
      </div>
      <SectionAverages />
    </section>
  )
}
