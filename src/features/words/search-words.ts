import MiniSearch from 'minisearch'
import { loadCards } from '../../content/word-data.ts'
import { counted } from '../../domain/lib/counted.ts'
import type { Card } from '../../domain/words/card.ts'

/** How many words are listed at most. */
const most = 20

/** Answers every change of the field with the words that fit: by themselves first, then by meaning and root. */
export async function searchWords(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  const [status, list] = [box.querySelector('[data-word-status]'), box.querySelector('[data-word-found]')]
  if (!status || !list) return
  const cards = await loadCards(box.dataset['wordSearch'] ?? '').catch(() => null)
  if (!cards) {
    status.textContent = 'The words could not be loaded. Check your connection, then reload the page.'
    return
  }
  const index = new MiniSearch<Card>({ idField: 'word', fields: ['word', 'definition', 'root'] })
  index.addAll(cards)
  const byWord = new Map(cards.map((card) => [card.word, card]))
  const answer = (): void => {
    const found = index.search(field.value, { prefix: true, fuzzy: 0.15, boost: { word: 4 } })
    const items = found.slice(0, most).flatMap(({ id }) => itemFor(byWord.get(String(id))))
    list.replaceChildren(...items)
    status.textContent = field.value.trim() === '' ? '' : countOf(found.length)
  }
  field.addEventListener('input', answer)
  if (field.value !== '') answer()
}

function countOf(found: number): string {
  return counted(found, 'word') + (found > most ? `, the first ${most} below` : '')
}

function itemFor(card: Card | undefined): HTMLLIElement[] {
  if (!card) return []
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `/gre-vocabulary/${card.word.charAt(0)}#${card.word}`
  link.textContent = card.word
  item.append(link, ` ${card.definition}`)
  return [item]
}
