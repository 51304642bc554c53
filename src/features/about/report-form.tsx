import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './report-form.module.css'

/** A report about a question for the learner to copy and send, because the site itself sends nothing anywhere. */
export function ReportForm(): ReactNode {
  return (
    <div className={styles['form']}>
      <p>
        This site sends nothing anywhere, not even this report. Complete it, copy it, and send it to the
        person who runs this site or who told you about it.
      </p>
      <label>
        Your report
        <textarea
          data-report=""
          rows={6}
          defaultValue={'Gradus, question: \nWhat is wrong: \nWhat I expected: '}
        />
      </label>
      <Button data-copy-report="" data-needs-script="">
        Copy the report
      </Button>{' '}
      <span role="status" data-copied="" />
    </div>
  )
}
