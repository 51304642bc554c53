import { useEffect, useState } from 'react'
import { loadCards } from '../../content/word-data.ts'
import type { Card } from '../../domain/words/card.ts'

export type LoadedCards = Readonly<{ cards: readonly Card[]; failed: boolean; retry: () => void }>

/** All words, once they have come. */
export function useCards(address: string): LoadedCards {
  const [cards, setCards] = useState<readonly Card[]>([])
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  // The words are on the server; a page that has gone must not be told of their arrival.
  useEffect(() => {
    let gone = false
    loadCards(address).then(
      (loaded) => gone || setCards(loaded),
      (error: unknown) => {
        console.warn('The words could not be loaded.', error)
        if (!gone) setFailedAttempt(attempt)
      },
    )
    return () => {
      gone = true
    }
  }, [address, attempt])
  return { cards, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
