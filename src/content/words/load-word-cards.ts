import type { WordCard } from '../../domain/words/word-card.ts'

/** Fetches all words; rejects where they cannot be had. */
export async function loadCards(address: string): Promise<readonly WordCard[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The words answered with status ${response.status}`)
  const data: unknown = await response.json()
  if (!areCards(data)) throw new Error('The answer held something other than words')
  return data
}

/** Whether the data is the build's own, and not what a portal answers in the site's place. */
function areCards(data: unknown): data is readonly WordCard[] {
  return (
    Array.isArray(data) &&
    data.every((item: unknown) => {
      if (typeof item !== 'object' || item === null) return false
      const isText = (name: keyof WordCard): boolean => typeof Reflect.get(item, name) === 'string'
      const isList = (name: keyof WordCard): boolean => Array.isArray(Reflect.get(item, name))
      return isText('word') && isText('definition') && isList('near') && isList('far')
    })
  )
}
