import { useEffectEvent, useLayoutEffect } from 'react'

/** What a single key can do to a question, besides choosing. */
export type KeyActions = Readonly<{
  proceed: () => void
  help: () => void
}>

/** The keys of nine choices: a letter for each, then a digit for each. */
const choosing = 'abcdefghi123456789'

/**
 * A letter or a digit chooses, Enter checks and moves on, a question mark asks for help. Keys belong to a field, a
 * control or an open dialog first, and nothing happens while they are turned off.
 */
export function useQuestionKeys(isAwake: boolean, areOn: boolean, actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.repeat ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTaken(event)
    )
      return
    const index = indexOfKey(event.key)
    if (event.key === '?') actions.help()
    else if (event.key === 'Enter') actions.proceed()
    else if (index >= 0) press(index)
    else return
    event.preventDefault()
  })
  // The keyboard is outside React: keys count wherever the focus is, from the moment in which the question is drawn.
  useLayoutEffect(() => {
    if (!isAwake || !areOn) return
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isAwake, areOn])
}

/** Presses a choice as a hand would, so that it has the focus as well: it is read out, and brought into sight. */
function press(index: number): void {
  const choice = document.querySelectorAll('[data-choices] [name]')[index]
  if (!(choice instanceof HTMLInputElement)) return
  choice.click()
  choice.focus()
}

/** Which choice a key stands for: -1 where it stands for none. */
export function indexOfKey(key: string): number {
  if (key.length !== 1) return -1
  return choosing.indexOf(key.toLowerCase()) % 9
}

function isTaken(event: KeyboardEvent): boolean {
  // An input method ends by Enter what it composes; that is not meant for the question.
  if (event.isComposing || document.querySelector('dialog[open]')) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[data-entry]')) return event.key !== 'Enter'
  if (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  )
    return true
  return event.key === 'Enter' && target.matches('a, button, summary')
}
