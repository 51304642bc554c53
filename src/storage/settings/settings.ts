import { onStorageChange } from '../browser/on-storage-change.ts'
import { storageKeys, readItem } from '../browser/safe-local-storage.ts'
import { itemsRestored, saveItem } from '../items/saved-items.ts'
import { createStore } from '../browser/store.ts'
import { quarantine } from '../browser/quarantine.ts'

/** The learner's settings in this browser. */
export type Settings = Readonly<{
  /** Whether single-key shortcuts are on. */
  keys: boolean
  /** Whether the clock of a quiz is shown. */
  clock: boolean
}>

const defaults: Settings = { keys: true, clock: true }

export const settingsStore = createStore<Settings>(defaults, () => {
  const read = (): void => settingsStore.set(readSettings())
  read()
  void itemsRestored()
  return onStorageChange(storageKeys.settings, read)
})

// Settings can be read before the first subscription, so that a key pressed early is ignored if shortcuts are off.
settingsStore.setLazily(readSettings)

/** Changes settings. Returns whether they are stored; if not, they apply until the page is closed. */
export function changeSettings(change: Partial<Settings>): boolean {
  const settings = { ...settingsStore.get(), ...change }
  settingsStore.set(settings)
  // Stored text that could be neither parsed nor quarantined must not be overwritten.
  return readSettingsState().isWritable && saveItem(storageKeys.settings, JSON.stringify(settings))
}

export function readSettings(): Settings {
  return readSettingsState().settings
}

/** The settings, and whether their key may be overwritten. Quarantines text that cannot be parsed. */
function readSettingsState(): Readonly<{ settings: Settings; isWritable: boolean }> {
  const stored = readItem(storageKeys.settings)
  if (stored.refused) return { settings: defaults, isWritable: false }
  if (stored.text === null) return { settings: defaults, isWritable: true }
  const settings = parseSettings(stored.text)
  return {
    settings: settings ?? defaults,
    isWritable: settings !== null || quarantine(storageKeys.settings, stored.text),
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
