import { followKey } from './follow.ts'
import { localKeys, readLocal, writeLocal } from './local-door.ts'
import { createStore } from './store.ts'
import { setAside } from './unreadable.ts'

/** What the learner has set, in this browser. */
export type Settings = Readonly<{
  /** Whether single keys choose and check. */
  keys: boolean
  /** Whether the clock of a quiz is shown. */
  clock: boolean
}>

const defaults: Settings = { keys: true, clock: true }

export const settingsStore = createStore<Settings>(defaults, () => {
  const read = (): void => settingsStore.set(readSettings())
  read()
  return followKey(localKeys.settings, read)
})

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...settingsStore.get(), ...change }
  settingsStore.set(settings)
  writeLocal(localKeys.settings, JSON.stringify(settings))
}

export function readSettings(): Settings {
  const kept = readLocal(localKeys.settings)
  if (kept.refused || kept.text === null) return defaults
  try {
    const value: unknown = JSON.parse(kept.text)
    if (isSettings(value)) return { keys: value.keys, clock: value.clock }
  } catch {
    // No JSON at all is no settings either.
  }
  setAside(localKeys.settings, kept.text)
  return defaults
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'keys') === 'boolean' && typeof Reflect.get(value, 'clock') === 'boolean'
}
