import type { ReactNode } from 'react'
import { sectionParts, type TestPart } from '../../../domain/tests/test-part.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import type { ListedForm } from '../form-address.ts'
import { hashOfChoice } from '../test-choice.ts'
import { durationText, minutesOfPart, partName } from '../test-names.ts'
import styles from './test-list.module.css'

type Props = Readonly<{
  forms: readonly ListedForm[]
  /** How far the learner is with a form; every form is new until that is known. */
  stateOf?: (id: string) => ReactNode
}>

const measureParts: readonly TestPart[] = ['verbal', 'quantitative']

/** The forms of the full test, with what can be taken of each. */
export function TestForms({ forms, stateOf }: Props): ReactNode {
  return (
    <ul className={styles['forms']}>
      {forms.map(({ id, number }) => (
        <li key={id} className={styles['form']}>
          <h2>{`Practice test ${number}`}</h2>
          <div className={styles['state']}>{stateOf?.(id) ?? <p>New. 1 hour 58 minutes.</p>}</div>
          <ButtonLink href={addressOf(id, 'whole')}>Take the full test</ButtonLink>
          <div className={styles['parts']}>
            <ul>
              {measureParts.map((part) => (
                <PartLink key={part} form={id} part={part} />
              ))}
            </ul>
            <details>
              <summary>One section only</summary>
              <ul>
                {sectionParts.map((part) => (
                  <PartLink key={part} form={id} part={part} />
                ))}
              </ul>
            </details>
            <details>
              <summary>On paper</summary>
              <ul>
                <li>
                  <a href={`/tests/${id}/booklet`}>Booklet with answer sheet</a>
                </li>
                <li>
                  <a href={`/tests/${id}/key`}>Key and explanations</a>
                </li>
              </ul>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

function PartLink({ form, part }: Readonly<{ form: string; part: TestPart }>): ReactNode {
  return (
    <li>
      <a href={addressOf(form, part)}>{`${partName(part)}, ${durationText(minutesOfPart(part) * 60_000)}`}</a>
    </li>
  )
}

export function addressOf(form: string, part: TestPart): string {
  return `/tests/${form}${hashOfChoice(part, 1)}`
}
