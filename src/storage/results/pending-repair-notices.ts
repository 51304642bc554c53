import { storageKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'

/** What a mending leaves to be told, even once all is well again: the page that mends may not be one that tells. */
const repairNotices = ['restored-array', 'restored-database', 'unreadable'] as const

export type RepairNotice = (typeof repairNotices)[number]

/** What has been mended and not told yet. */
export function pendingRepairNotices(): readonly RepairNotice[] {
  const kept = readItem(storageKeys.repairNotices)
  const names = kept.refused ? [] : (kept.text ?? '').split(' ')
  return repairNotices.filter((mending) => names.includes(mending))
}

export function addRepairNotices(more: readonly RepairNotice[]): void {
  if (more.length > 0)
    writeItem(storageKeys.repairNotices, [...new Set([...pendingRepairNotices(), ...more])].join(' '))
}

/** All of it has been told; the next page need not tell it again. */
export function clearRepairNotices(): void {
  removeItem(storageKeys.repairNotices)
}

export function isRepairNotice(notice: string): notice is RepairNotice {
  return repairNotices.some((mending) => mending === notice)
}
