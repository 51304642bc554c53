import * as v from 'valibot'
import { isStored, storageKeys } from '../../browser/safe-local-storage.ts'
import { changeSettings, readSettings } from '../../settings/settings.ts'
import { itemKind } from '../item-kind.ts'

/** The learner's settings. Those of this browser stay. */
export const kind = itemKind({
  name: 'settings',
  since: 2,
  schema: v.strictObject({ keys: v.boolean(), clock: v.boolean() }),
  collect: readSettings,
  planImport(settings) {
    const current = readSettings()
    if (isStored(storageKeys.settings)) return null
    if (settings.keys === current.keys && settings.clock === current.clock) return null
    return { added: 'settings', save: () => changeSettings(settings), undo: null }
  },
})
