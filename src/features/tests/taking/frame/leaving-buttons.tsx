import { useState, type ReactNode } from 'react'
import { ExitDialog, QuitDialog } from './confirm-dialogs.tsx'

type Props = Readonly<{ leaveHref: string; onExit: () => void }>

/** The two ways out of a section: for good, or for later. */
export function LeavingButtons({ leaveHref, onExit }: Props): ReactNode {
  const [open, setOpen] = useState<'exit' | 'quit' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('exit')}>
        Exit section
      </button>
      <button type="button" onClick={() => setOpen('quit')}>
        Quit and save
      </button>
      <ExitDialog open={open === 'exit'} onClose={close} onExit={onExit} />
      <QuitDialog open={open === 'quit'} onClose={close} href={leaveHref} />
    </>
  )
}
