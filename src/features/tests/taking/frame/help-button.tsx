import { useState, type ReactNode } from 'react'
import type { SectionPart } from '../../../../domain/tests/test-part.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { sectionDirections } from './directions-text.tsx'

/** Help during a section. The clock keeps running, as in the test. */
export function HelpButton({ part }: { part: SectionPart }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Help" closeLabel="Return">
        <p>The clock keeps running while you read this.</p>
        {sectionDirections(part)}
        <h3>Buttons</h3>
        <ul>
          <li>Next and Back move through the section. You may leave a question open and come back.</li>
          <li>Mark puts a flag on a question. It changes nothing about your answer.</li>
          <li>Review lists all questions of the section with what is answered, open and marked.</li>
          <li>Exit section ends the section for good. Quit and save lets you go on another time.</li>
        </ul>
      </Dialog>
    </>
  )
}
