import { onStorageChange } from '../browser/on-storage-change.ts'
import { storageKeys, readItem, writeItem } from '../browser/safe-local-storage.ts'
import { createStore } from '../browser/store.ts'
import { quarantine } from '../browser/quarantine.ts'

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
  return onStorageChange(storageKeys.settings, read)
})

// Known to whoever asks first: a key that waits must not count where keys are turned off.
settingsStore.setLazily(readSettings)

/** Sets something. Says whether the browser keeps it; if not, it lasts as long as the page. */
export function changeSettings(change: Partial<Settings>): boolean {
  const settings = { ...settingsStore.get(), ...change }
  settingsStore.set(settings)
  // What cannot be read and is safe nowhere else stays.
  return readSettingsState().isFree && writeItem(storageKeys.settings, JSON.stringify(settings))
}

export function readSettings(): Settings {
  return readSettingsState().settings
}

/** What is set, and whether its place may be written. What cannot be read is set aside. */
function readSettingsState(): Readonly<{ settings: Settings; isFree: boolean }> {
  const kept = readItem(storageKeys.settings)
  if (kept.refused) return { settings: defaults, isFree: false }
  if (kept.text === null) return { settings: defaults, isFree: true }
  const settings = parseSettings(kept.text)
  return {
    settings: settings ?? defaults,
    isFree: settings !== null || quarantine(storageKeys.settings, kept.text),
  }
}

function parseSettings(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSettings(value) ? { keys: value.keys, clock: value.clock } : null
  } catch {
    return null
  }
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'keys') === 'boolean' && typeof Reflect.get(value, 'clock') === 'boolean'
}
