import type { Session } from '../../../domain/session/session.ts'

/** Where a session is kept while it runs. */
export type DraftStorage = Readonly<{
  /** The unfinished session of the set; null if there is none. */
  read: () => Session | null
  /** The session that was finished last, if it was of the set. */
  readFinished: () => Session | null
  /** Returns whether the session is stored. */
  save: (session: Session) => boolean
  /** Sets aside a draft that cannot be resumed. */
  quarantineStale: () => void
  /** False if storage can no longer be read. */
  isReadable: () => boolean
  /** Calls back when another tab changes the draft and, with true, when Back restores the page. Returns how to stop. */
  onChange: (onChange: (isPageRestored: boolean) => void) => () => void
}>

/** For a session that lasts as long as its page. */
export const noDrafts: DraftStorage = {
  read: () => null,
  readFinished: () => null,
  save: () => false,
  quarantineStale: () => undefined,
  isReadable: () => false,
  onChange: (onChange) => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onChange(true)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  },
}
