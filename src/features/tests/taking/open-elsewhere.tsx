import type { ReactNode } from 'react'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TestBar } from './frame/test-bar.tsx'
import styles from './test-screens.module.css'

/** Another tab runs this test. It is never run in two, because two clocks would count. */
export function OpenElsewhere({
  title,
  onTakeOver,
}: Readonly<{ title: string; onTakeOver: () => void }>): ReactNode {
  const heading = useFocusedHeading()
  return (
    <div className={styles['screen']}>
      <TestBar title={title} section="" place="Open in another tab" headingRef={heading} session={null} />
      <div className={styles['text']}>
        <p>
          This test is open in another tab of this browser. Go on there, or take it over here: nothing is
          lost.
        </p>
        <Button onClick={onTakeOver}>Go on here</Button>
      </div>
    </div>
  )
}
