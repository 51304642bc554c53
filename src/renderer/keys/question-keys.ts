import { useEffectEvent, useLayoutEffect } from 'react'

/** The actions of keys that do not choose an answer. */
export type KeyActions = Readonly<{
  proceed: () => void
  help: () => void
  /** Test mode: marks the question for review, or removes the mark. */
  mark?: () => void
}>

/** The keys of up to nine choices: nine letters, then nine digits. */
const choiceKeys = 'abcdefghi123456789'

/**
 * Keyboard shortcuts of a question: a letter or digit chooses, Enter checks and moves on, M marks for review,
 * "?" opens the list of keys.
 * Input fields, focused controls and open dialogs get the key first.
 */
export function useQuestionKeys(isReady: boolean, areEnabled: boolean, actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.repeat ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isMeantForFocusedElement(event)
    )
      return
    const index = indexOfKey(event.key)
    if (event.key === '?') actions.help()
    else if (event.key === 'Enter') actions.proceed()
    else if (index >= 0) clickChoice(index)
    else if (actions.mark && event.key.toLowerCase() === 'm') actions.mark()
    else return
    event.preventDefault()
  })
  // Keyboard: listens on the document, wherever the focus is. A layout effect, so that no key is lost after the render.
  useLayoutEffect(() => {
    if (!isReady || !areEnabled) return
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isReady, areEnabled])
}

/** Clicks a choice and focuses it, so that a screen reader announces it and the browser scrolls it into view. */
function clickChoice(index: number): void {
  const choice = document.querySelectorAll('[data-choices] [name]')[index]
  if (!(choice instanceof HTMLInputElement)) return
  choice.click()
  choice.focus()
}

/** The index of the choice that a key chooses, or -1. */
export function indexOfKey(key: string): number {
  if (key.length !== 1) return -1
  return choiceKeys.indexOf(key.toLowerCase()) % 9
}

function isMeantForFocusedElement(event: KeyboardEvent): boolean {
  // An input method (IME) uses Enter to finish composing.
  if (event.isComposing || document.querySelector('dialog[open]')) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[data-text-field]')) return event.key !== 'Enter'
  if (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  )
    return true
  return event.key === 'Enter' && target.matches('a, button, summary')
}
