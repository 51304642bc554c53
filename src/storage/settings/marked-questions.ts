import type { QuestionId } from '../../domain/questions/question.ts'
import { isQuestionId } from '../../domain/questions/section.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { readItem } from '../browser/safe-local-storage.ts'
import { createStore } from '../browser/store.ts'
import { saveItemLazily } from '../items/save-item-lazily.ts'

const key = 'gradus.marked'

/** The questions marked for later, in the order in which they were marked. If refused, they last as long as the page. */
export const markedStore = createStore<readonly QuestionId[]>([], () => {
  const read = (): void => markedStore.set(readMarked())
  read()
  return onStorageChange(key, read)
})

/** Marks or unmarks questions. Returns whether that is stored. Marks that another tab has stored meanwhile are kept. */
export function saveMarks(ids: readonly QuestionId[], isMarked: boolean): boolean {
  const stored = readItem(key)
  const known = stored.refused ? markedStore.get() : idsIn(stored.text)
  const others = known.filter((id) => !ids.includes(id))
  const marked = isMarked ? [...others, ...ids] : others
  markedStore.set(marked)
  return saveItemLazily(key, marked.length === 0 ? null : marked.join(' '))
}

export function readMarked(): readonly QuestionId[] {
  const stored = readItem(key)
  return stored.refused ? [] : idsIn(stored.text)
}

function idsIn(text: string | null): readonly QuestionId[] {
  return [...new Set((text ?? '').split(' ').filter(isQuestionId))]
}
