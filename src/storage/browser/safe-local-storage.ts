/** The one door to localStorage. It never throws: a browser may refuse any touch, and may be full. */

/** A kept text, null where nothing is kept, or refused where the browser does not let us look. */
export type StoredText = Readonly<{ refused: false; text: string | null }> | Readonly<{ refused: true }>

/** The names of what is kept in localStorage once; quizzes in progress and plans have files of their own. */
export const storageKeys = {
  results: 'greQuizResults',
  /** The id of the answer that came last: a text that changes with the log, for other tabs to follow. */
  answers: 'gradus.answers',
  /** The same of the log of words. */
  recalls: 'gradus.recalls',
  settings: 'gradus.settings',
  theme: 'gradus.theme',
  /** The address of the serif, once a slow line has brought it. */
  serif: 'gradus.serif',
  /**
   * Present once results have been written to IndexedDB, so that its emptiness later means a loss; holds how
   * often everything had been erased by then.
   */
  mirrored: 'gradus.mirrored',
  /** What was mended and has not been told yet: the page that mended it may not be one that tells. */
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

/** Says whether the text is now kept. */
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

/** Every key that is ours, whatever feature wrote it; null where the browser does not let us look. */
export function listOwnKeys(): readonly string[] | null {
  try {
    return Object.keys(localStorage).filter((key) => ownPrefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return null
  }
}
