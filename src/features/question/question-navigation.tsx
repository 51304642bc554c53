import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { questionPath, type Section } from '../../domain/questions/section.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './question-navigation.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type QuestionPosition = Readonly<{ section: Section; number: number; total: number }>

const quickLinkCount = 5

/** Home / Section / Question n. */
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

/** Links to the previous and next question, to the section and to the first questions. */
export function QuestionLinks({ section, number, total }: QuestionPosition): ReactNode {
  const quickLinkNumbers = Array.from({ length: Math.min(quickLinkCount, total) }, (_, index) => index + 1)
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
          {quickLinkNumbers.map((target) => (
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
