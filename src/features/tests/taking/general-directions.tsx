import type { ReactNode } from 'react'
import { paces, type Pace, type TestPart } from '../../../domain/tests/test-part.ts'
import { countSections } from '../../../domain/tests/test-set.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { hashOfChoice } from '../test-choice.ts'
import { durationText, minutesOfPart, paceNames } from '../test-names.ts'
import { TestBar } from './frame/test-bar.tsx'
import styles from './test-screens.module.css'

type Props = Readonly<{
  title: string
  part: TestPart
  pace: Pace
  leaveHref: string
  onContinue: () => void
}>

/** What holds for the whole test, before it begins. */
export function GeneralDirections({ title, part, pace, leaveHref, onContinue }: Props): ReactNode {
  const heading = useFocusedHeading()
  const sections = countSections(part)
  return (
    <div className={styles['screen']}>
      <TestBar
        title={title}
        section={sections === 1 ? '1 section' : `${sections} sections`}
        place="Before you begin"
        headingRef={heading}
        session={null}
        leaving={<a href={leaveHref}>Exit</a>}
      />
      <div className={styles['text']}>
        <p className={styles['measure']}>
          {pace === null ? 'Without a time limit' : durationText(minutesOfPart(part) * pace * 60_000)}
        </p>
        <label className={styles['pace']}>
          Time
          <select
            value={String(pace)}
            onChange={(event) => {
              const chosen = paces.find((each) => String(each) === event.currentTarget.value) ?? null
              location.replace(hashOfChoice(part, chosen))
            }}
          >
            {paces.map((each) => (
              <option key={String(each)} value={String(each)}>
                {paceNames.get(each)}
              </option>
            ))}
          </select>
        </label>
        <ul>
          <li>Each section has its own clock. It runs while you read the help or the review screen.</li>
          <li>
            Within a section you may skip questions, come back, and change answers. There is no penalty for
            guessing.
          </li>
          <li>Once a section is left, you cannot return to it. There is no break between sections.</li>
          {sections > 1 && part !== 'verbal' && part !== 'quantitative' && (
            <li>The essay comes first. Then come two sections of each measure.</li>
          )}
          {sections > 1 && (
            <li>
              The second section of a measure is easier or harder, by how many you had right in the first one.
            </li>
          )}
          <li>You are told what is right and wrong only in the report at the end.</li>
          <li>
            Everything is saved in this browser as you go. On the day, use a computer; a phone works here, but
            the real screen is a large one.
          </li>
        </ul>
        <Button onClick={onContinue}>Continue</Button>
      </div>
    </div>
  )
}
