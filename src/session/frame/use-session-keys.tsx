import { useState, type ReactNode } from 'react'
import type { SessionMode } from '../../domain/session/module.ts'
import { KeyboardHelp } from '../../renderer/keys/keyboard-help.tsx'
import { useQuestionKeys, type KeyActions } from '../../renderer/keys/question-keys.ts'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { useStore } from '../../ui/hooks/use-store.ts'

type Options = Omit<KeyActions, 'help'> &
  Readonly<{
    /** False until the page is hydrated and the session has started. */
    isReady: boolean
    mode?: SessionMode
  }>

/** The keys of a question, and the button with the list of them. */
export function useSessionKeys({ isReady, mode = 'study', ...actions }: Options): {
  button: ReactNode
  /** A list that is still loading must not open after the learner has moved on. */
  closeList: () => void
} {
  const { keys } = useStore(settingsStore)
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => setIsOpen(true)
  const closeList = (): void => setIsOpen(false)
  useQuestionKeys(isReady, keys, { ...actions, help: open })
  return {
    button: (
      <KeyboardHelp
        open={isOpen}
        onOpen={open}
        onClose={closeList}
        enabled={keys}
        onToggle={(areEnabled) => changeSettings({ keys: areEnabled })}
        mode={mode}
      />
    ),
    closeList,
  }
}
