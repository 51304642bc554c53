import { readSettings } from '../../settings/settings.ts'
import { itemKind } from '../item-kind.ts'

/** The learner's settings. */
export const kind = itemKind({ name: 'settings', since: 2, collect: readSettings })
