import * as v from 'valibot'
import { isStored, storageKeys } from '../../browser/safe-local-storage.ts'
import { changeSettings, readSettings } from '../../settings/settings.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/settings.ts'

/** The settings of this browser stay. */
export const recordImport = itemImport({
  kind,
  schema: v.strictObject({ keys: v.boolean(), clock: v.boolean() }),
  planImport(settings) {
    const current = readSettings()
    if (isStored(storageKeys.settings)) return null
    if (settings.keys === current.keys && settings.clock === current.clock) return null
    return { added: 'settings', save: () => changeSettings(settings), undo: null }
  },
})
