import type { Instant } from '../time/instant.ts'

/** A text in an editor, with the selection. */
export type EditorText = Readonly<{ text: string; start: number; end: number }>

/** The states of a text that Undo and Redo lead through. */
export type TextHistory = Readonly<{
  past: readonly EditorText[]
  present: EditorText
  future: readonly EditorText[]
  /** When the present text was last typed at; null after anything but typing. */
  typedAt: Instant | null
}>

/** More steps than anyone takes, so that a long essay stays small in memory. */
const maxSteps = 500

/** Letters typed within this time, in milliseconds, are undone together. */
const typingPause = 700

export function startHistory(text: string): TextHistory {
  const present = { text, start: text.length, end: text.length }
  return { past: [], present, future: [], typedAt: null }
}

/** The learner has typed, pasted or deleted something. */
export function withEdit(history: TextHistory, next: EditorText, at: Instant): TextHistory {
  const { past, present, typedAt } = history
  if (next.text === present.text) return { ...history, present: next }
  const isTyping = Math.abs(next.text.length - present.text.length) === 1
  const isSameStep = isTyping && typedAt !== null && at - typedAt < typingPause && !isNewWord(present, next)
  return {
    past: isSameStep ? past : [...past, present].slice(-maxSteps),
    present: next,
    future: [],
    typedAt: isTyping ? at : null,
  }
}

/** Whether a space was typed, which begins a new word. */
function isNewWord(before: EditorText, after: EditorText): boolean {
  return after.text.length > before.text.length && /\s/.test(after.text.charAt(after.start - 1))
}

export function withUndo(history: TextHistory): TextHistory {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (!previous) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], typedAt: null }
}

export function withRedo(history: TextHistory): TextHistory {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (!next) return history
  return { past: [...past, present], present: next, future: rest, typedAt: null }
}

/** The text with the selection replaced, and the cursor behind what was put there. */
export function withReplacement({ text, start, end }: EditorText, replacement: string): EditorText {
  const position = start + replacement.length
  return { text: text.slice(0, start) + replacement + text.slice(end), start: position, end: position }
}
