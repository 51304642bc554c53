import type { ReactNode } from 'react'
import type { Erratum } from '../../content/reviews/review-schema.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import {
  numberOfQuestion,
  sectionNames,
  sectionOfQuestion,
  sections,
  type Section,
} from '../../domain/questions/section.ts'
import styles from './errata-list.module.css'

type Props = Readonly<{ errata: readonly Erratum[] }>

/** What has been found wrong with questions that were served, folded up by section. */
export function ErrataList({ errata }: Props): ReactNode {
  if (errata.length === 0)
    return <p>None is known so far. Each that is found will be listed here, with what was done.</p>
  return (
    <>
      <p>
        {pluralize(errata.length, 'error')} so far, from a word that could be read in two ways to a slip in an
        explanation. Each is listed here with what was done, by section, the last found first.
      </p>
      {sectionNames.map((name) => (
        <OfSection
          key={name}
          section={sections[name]}
          errata={errata.filter(({ id }) => sectionOfQuestion(id) === name)}
        />
      ))}
    </>
  )
}

function OfSection({ section, errata }: Props & { section: Section }): ReactNode {
  return errata.length === 0 ? null : (
    <details className={styles['errata']}>
      <summary>
        {section.title}: {errata.length}
      </summary>
      <ul>
        {errata.map(({ id, date, wrong, done }) => (
          <li key={`${id} ${date}`}>
            <a href={`/practice#set=${id}`}>
              {section.shortTitle} question {numberOfQuestion(id)}
            </a>
            {`, ${longDate(date)}. ${wrong} ${done}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
