import type { ReactNode } from 'react'
import type { GuideSummary } from '../../content/guides/guides.ts'
import { countClaim, claimGoals, type ContentCounts } from '../../domain/questions/claim.ts'
import type { QuestionOf } from '../../domain/questions/question.ts'
import { quizzesPerSection } from '../../domain/questions/question-set.ts'
import { sectionNames } from '../../domain/questions/section.ts'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { LinkLists } from './link-lists.tsx'
import { Reasons } from './reasons.tsx'
import { SectionCard } from './section-card.tsx'
import { StudyPaths } from './study-paths.tsx'
import styles from './home-screen.module.css'

type Props = Readonly<{
  counts: ContentCounts
  guides: readonly GuideSummary[]
  firstQuestion: QuestionOf<'single'>
}>

export function HomeScreen({ counts, guides, firstQuestion }: Props): ReactNode {
  return (
    <div className={styles['home']}>
      <Hero questions={countClaim(counts.questions, claimGoals.questions)} firstQuestion={firstQuestion} />
      <section>
        <h2>Practice by section</h2>
        <div className={styles['cards']}>
          {sectionNames.map((name) => (
            <SectionCard
              key={name}
              section={name}
              quizCount={quizzesPerSection}
              questions={countClaim(counts.sections[name], claimGoals.section)}
            />
          ))}
        </div>
      </section>
      <StudyPaths />
      <LinkLists guides={guides} words={countClaim(counts.words, claimGoals.words)} />
      <Reasons questions={countClaim(counts.questions, claimGoals.questions)} />
      <Faq />
      <section>
        <h2>More guides</h2>
        <ul className={styles['more']}>
          {guides.map((guide) => (
            <li key={guide.href}>
              <a href={guide.href}>{guide.title}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
