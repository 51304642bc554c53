import { BookOpen, Brain, Calculator } from 'lucide'
import type { ReactNode } from 'react'
import { sections, type SectionName } from '../../domain/questions/section.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import styles from './section-card.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

const icons = { verbal: BookOpen, quantitative: Calculator, analytical: Brain } as const

const descriptions = {
  verbal: 'Reading comprehension, text completion and sentence equivalence.',
  quantitative: 'Arithmetic, algebra, geometry and data analysis.',
  analytical: 'Finding flaws in arguments, and learning how a good essay is written.',
} as const

type Props = Readonly<{ section: SectionName; quizCount: number; questions: string }>

export function SectionCard({ section, quizCount, questions }: Props): ReactNode {
  const shape = icons[section]
  return (
    <article className={styles['card']} data-section={section}>
      <Icon shape={shape} size={28} weight={1.75} />
      <h3>{sections[section].title}</h3>
      <p>{descriptions[section]}</p>
      <div className={styles['count']}>
        <p>{quizCount} practice quizzes available</p>
        <p>{questions} questions, each explained</p>
      </div>
      <ButtonLink href={`/${section}`} aria-label={`Start Practice: ${sections[section].title}`}>
        Start Practice
      </ButtonLink>
    </article>
  )
}
