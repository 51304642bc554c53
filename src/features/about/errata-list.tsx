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

/** Errors found in published questions, in one collapsed list per section. */
export function ErrataList({ errata }: Props): ReactNode {
  if (errata.length === 0)
    return <p>No errors are known. Any that we find will be listed here, with how we fixed them.</p>
  return (
    <>
      <p>
        {pluralize(errata.length, 'error')} so far, from an ambiguous word to a slip in an explanation. Each
        is listed by section, newest first, with how we fixed it.
      </p>
      {sectionNames.map((name) => (
        <SectionErrata
          key={name}
          section={sections[name]}
          errata={errata.filter(({ id }) => sectionOfQuestion(id) === name)}
        />
      ))}
    </>
  )
}

function SectionErrata({ section, errata }: Props & { section: Section }): ReactNode {
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
