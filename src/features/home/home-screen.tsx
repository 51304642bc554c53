import type { ReactNode } from 'react'
import { claimFor, claimGoals } from '../../domain/questions/claim.ts'
import { quizzesPerSection } from '../../domain/questions/quiz-set.ts'
import { sectionNames, type SectionName } from '../../domain/questions/section.ts'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { LinkLists, type GuideLink } from './link-lists.tsx'
import { Reasons } from './reasons.tsx'
import { SectionCard } from './section-card.tsx'
import { StudyPaths } from './study-paths.tsx'
import styles from './home-screen.module.css'

/** What the site holds, counted at build. */
export type Holdings = Readonly<{
  questions: number
  sections: Readonly<Record<SectionName, number>>
  words: number
}>

export function HomeScreen({
  holdings,
  guides,
}: {
  holdings: Holdings
  guides: readonly GuideLink[]
}): ReactNode {
  return (
    <div className={styles['home']}>
      <Hero questions={claimFor(holdings.questions, claimGoals.questions)} />
      <section aria-labelledby="practice">
        <h2 id="practice">Practice by section</h2>
        <div className={styles['cards']}>
          {sectionNames.map((name) => (
            <SectionCard
              key={name}
              section={name}
              quizCount={quizzesPerSection}
              questions={claimFor(holdings.sections[name], claimGoals.section)}
            />
          ))}
        </div>
      </section>
      <StudyPaths />
      <LinkLists guides={guides} words={claimFor(holdings.words, claimGoals.words)} />
      <Reasons questions={claimFor(holdings.questions, claimGoals.questions)} />
      <Faq />
      <section aria-labelledby="more">
        <h2 id="more">More guides</h2>
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
