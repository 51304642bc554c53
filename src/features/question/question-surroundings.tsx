import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { questionPath, type Section } from '../../domain/questions/section.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './question-surroundings.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type QuestionPosition = Readonly<{ section: Section; number: number; total: number }>

/** How many questions the quick links name. */
const quickLinks = 5

/** Where the question stands: Home / Section / Question n. */
export function Breadcrumb({ section, number }: Omit<QuestionPosition, 'total'>): ReactNode {
  return (
    <nav className={styles['breadcrumb']} aria-label="Breadcrumb" data-section={section.name}>
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <a href={`/${section.name}`}>{section.shortTitle}</a>
        </li>
        <li aria-current="page">Question {number}</li>
      </ol>
    </nav>
  )
}

/** The ways on from a question. */
export function QuestionLinks({ section, number, total }: QuestionPosition): ReactNode {
  const quick = Array.from({ length: Math.min(quickLinks, total) }, (_, index) => index + 1)
  return (
    <div className={styles['links']}>
      <nav className={styles['steps']} aria-label="Questions nearby">
        {number > 1 && (
          <ButtonLink look="quiet" href={questionPath(section.name, number - 1)}>
            <Icon shape={ChevronLeft} />
            Previous Question
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/${section.name}`}>
          Back to Section Practice
        </ButtonLink>
        {number < total && (
          <ButtonLink look="quiet" href={questionPath(section.name, number + 1)}>
            Next Question
            <Icon shape={ChevronRight} />
          </ButtonLink>
        )}
      </nav>
      <nav className={styles['quick']} aria-labelledby="quick-links">
        <h2 id="quick-links">Quick links</h2>
        <ol>
          {quick.map((target) => (
            <li key={target}>
              <a
                href={questionPath(section.name, target)}
                aria-current={target === number ? 'page' : undefined}
              >
                Q{target}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
