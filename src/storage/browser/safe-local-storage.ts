/** All access to localStorage goes through this module. It never throws, although a browser may deny access or be full. */

/** The text of a key, null if the key does not exist, or `refused` if the browser denies access to localStorage. */
export type StoredText = Readonly<{ refused: false; text: string | null }> | Readonly<{ refused: true }>

/** The fixed keys in localStorage. The keys of drafts and plans are built where they are stored. */
export const storageKeys = {
  results: 'greQuizResults',
  /** The id of the newest attempt. It changes with the log in IndexedDB, so that other tabs get a `storage` event. */
  answers: 'gradus.answers',
  /** The same for the log of recalls. */
  recalls: 'gradus.recalls',
  settings: 'gradus.settings',
  theme: 'gradus.theme',
  /** The URL of the serif font, once it has been downloaded on a slow connection. */
  serif: 'gradus.serif',
  /**
   * Exists once results have been written to IndexedDB, so that an empty database later means a loss. Its value is
   * the erase generation at that time.
   */
  mirrored: 'gradus.mirrored',
  /** When an item was last saved that is also in the database, and the erase generation at that time. */
  saved: 'gradus.saved',
  /** Repairs that the learner has not been notified of yet: the page that made them may not show notices. */
  repairNotices: 'gradus.untold',
} as const

const ownPrefixes = ['gradus.', storageKeys.results]

export function readItem(key: string): StoredText {
  try {
    return { refused: false, text: localStorage.getItem(key) }
  } catch {
    return { refused: true }
  }
}

export function isStored(key: string): boolean {
  const stored = readItem(key)
  return !stored.refused && stored.text !== null
}

/** Returns whether the text is now stored. */
export function writeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeItem(key: string): boolean {
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** All keys that this site has written; null if the browser denies access. */
export function listOwnKeys(): readonly string[] | null {
  try {
    return Object.keys(localStorage).filter((key) => ownPrefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return null
  }
}
