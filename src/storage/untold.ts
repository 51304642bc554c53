import { localKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'

/** What a mending leaves to be told, even once all is well again: the page that mends may not be one that tells. */
const mendings = ['restored-array', 'restored-database', 'unreadable'] as const

export type Mending = (typeof mendings)[number]

/** What has been mended and not told yet. */
export function untold(): readonly Mending[] {
  const kept = readLocal(localKeys.untold)
  const names = kept.refused ? [] : (kept.text ?? '').split(' ')
  return mendings.filter((mending) => names.includes(mending))
}

export function leaveUntold(more: readonly Mending[]): void {
  if (more.length > 0) writeLocal(localKeys.untold, [...new Set([...untold(), ...more])].join(' '))
}

/** All of it has been told; the next page need not tell it again. */
export function noteTold(): void {
  removeLocal(localKeys.untold)
}

export function isMending(notice: string): notice is Mending {
  return mendings.some((mending) => mending === notice)
}
