import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './hero.module.css'
import { greeting } from '../../domain/history/next-step.ts'

const columns = 5

/**
 * Contains both the text for a first visit and the panel for a returning visitor. The inline head script decides
 * which one is visible before the first paint, and returning-visitor.ts fills in the panel.
 */
export function Hero({ questions }: { questions: string }): ReactNode {
  return (
    <section className={styles['hero']}>
      <div>
        <h1>Step by step to the score you need</h1>
        <div className={styles['newcomer']}>
          <p className={styles['lead']}>
            Free GRE practice: {questions} questions, every answer explained. No account, nothing to install,
            and nothing leaves your browser.
          </p>
          <div className={styles['actions']}>
            <ButtonLink href="/verbal">Start with verbal</ButtonLink>
            <ButtonLink look="quiet" href="/30-day-study-plan">
              See the 30-day plan
            </ButtonLink>
          </div>
        </div>
        <div className={styles['returning']}>
          <p className={styles['lead']} data-returning-summary="">
            {greeting}
          </p>
          <div className={styles['actions']}>
            <ButtonLink href="/verbal" data-next-link="">
              Practice verbal next
            </ButtonLink>
            <ButtonLink look="quiet" href="/30-day-study-plan" data-plan="">
              Your study plan
            </ButtonLink>
            <div className={styles['row']}>
              <ButtonLink look="quiet" href="/progress">
                See your progress
              </ButtonLink>
              <ButtonLink look="quiet" href="/gre-vocabulary/quiz?of=due" data-due-words="">
                Review words
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <svg className={styles['stairs']} viewBox="0 0 194 194" aria-hidden="true">
        {Array.from({ length: columns * columns }, (_, index) => {
          const column = index % columns
          const row = Math.floor(index / columns)
          const isStep = column >= columns - 1 - row
          return (
            <rect
              key={index}
              className={isStep ? styles['step'] : styles['air']}
              x={column * 40 + 1}
              y={row * 40 + 1}
              width="32"
              height="32"
              rx="5"
            />
          )
        })}
      </svg>
    </section>
  )
}
