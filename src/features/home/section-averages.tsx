import type { ReactNode } from 'react'
import { sectionNames, sections } from '../../domain/questions/section.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import styles from './section-averages.module.css'

/** The average of each section, for a returning visitor with results. returning-visitor.ts fills in the figures. */
export function SectionAverages(): ReactNode {
  return (
    <div className={styles['averages']}>
      <h2>So far</h2>
      <ul>
        {sectionNames.map((name) => (
          <li key={name} data-section={name} data-section-average={name}>
            <a href={`/${name}`}>{sections[name].shortTitle}</a>
            <span />
            <ProgressBar percent={0} label={`${sections[name].shortTitle} average`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
