import type { WordCard } from '../../domain/words/word-card.ts'

/** Fetches all words. Rejects if the request fails or the response is not the word list. */
export async function loadWordCards(address: string): Promise<readonly WordCard[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  const data: unknown = await response.json()
  if (!areWordCards(data)) throw new Error(`${address} is not the word list`)
  return data
}

/** Checks only enough to notice a captive portal or a proxy that responds with something else. */
function areWordCards(data: unknown): data is readonly WordCard[] {
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
