import { storageKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'

/** Repairs of the stored results that the learner should know about. Stored, because the page that makes a repair may not show notices. */
const repairNotices = ['restored-array', 'restored-database', 'unreadable'] as const

export type RepairNotice = (typeof repairNotices)[number]

/** The repairs that no page has shown yet. */
export function pendingRepairNotices(): readonly RepairNotice[] {
  const stored = readItem(storageKeys.repairNotices)
  const names = stored.refused ? [] : (stored.text ?? '').split(' ')
  return repairNotices.filter((notice) => names.includes(notice))
}

export function addRepairNotices(notices: readonly RepairNotice[]): void {
  if (notices.length > 0)
    writeItem(storageKeys.repairNotices, [...new Set([...pendingRepairNotices(), ...notices])].join(' '))
}

/** Call once the notices are shown, so that the next page does not show them again. */
export function clearRepairNotices(): void {
  removeItem(storageKeys.repairNotices)
}

export function isRepairNotice(name: string): name is RepairNotice {
  return repairNotices.some((notice) => notice === name)
}
