import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'

type Props = Readonly<{ open: boolean; onClose: () => void }>

/** Asks before a section is left for good. */
export function ExitDialog({ open, onClose, onExit }: Props & Readonly<{ onExit: () => void }>): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Leave this section?"
      closeLabel="Return"
      isBodyAnnounced
      actions={<Button onClick={onExit}>Exit section</Button>}
    >
      <p>What you have answered counts. Once you leave this section, you cannot come back to it.</p>
    </Dialog>
  )
}

/** Says that nothing is lost by quitting. */
export function QuitDialog({ open, onClose, href }: Props & Readonly<{ href: string }>): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Quit and save?"
      closeLabel="Return to the test"
      isBodyAnnounced
      actions={<ButtonLink href={href}>Quit test</ButtonLink>}
    >
      <p>
        Your answers and the time you have left are saved in this browser. You can go on later, right here.
        The report will say that the test was interrupted.
      </p>
    </Dialog>
  )
}
