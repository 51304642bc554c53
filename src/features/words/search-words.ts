import MiniSearch, { type SearchResult } from 'minisearch'
import { loadCards } from '../../content/words/load-word-cards.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import type { WordCard } from '../../domain/words/word-card.ts'
import { wordPath } from '../../domain/words/word-path.ts'

/** How many words are listed at most. */
const most = 20

/** Answers every change of the field with the words that fit: by themselves first, then by meaning and near words. */
export async function searchWords(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  const [status, list] = [box.querySelector('[data-word-status]'), box.querySelector('[data-word-found]')]
  if (!status || !list) return
  const cards = await loadCards(box.dataset['wordSearch'] ?? '').catch(() => null)
  if (!cards) {
    status.textContent = 'The words could not be loaded. Check your connection, then reload the page.'
    return
  }
  const find = finderOf(cards)
  const byWord = new Map(cards.map((card) => [card.word, card]))
  const answer = (): void => {
    const found = find(field.value)
    const items = found.slice(0, most).flatMap(({ id }) => itemFor(byWord.get(String(id))))
    list.replaceChildren(...items)
    status.textContent = field.value.trim() === '' ? '' : countOf(found.length)
  }
  field.addEventListener('input', answer)
  if (field.value !== '') answer()
}

/** Words that tell one meaning from another so little that they are left out beside any other. */
const small = new Set([
  'a',
  'an',
  'and',
  'as',
  'be',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Finds what fits all that was asked for, or else what comes near to some of it. */
function finderOf(cards: readonly WordCard[]): (asked: string) => readonly SearchResult[] {
  const index = new MiniSearch<WordCard>({
    idField: 'word',
    fields: ['word', 'definition', 'root', 'near'],
    searchOptions: { prefix: true, boost: { word: 8, definition: 2, near: 3 } },
  })
  index.addAll(cards)
  return (asked) => {
    const words = asked
      .toLowerCase()
      .split(/[\s\p{P}]+/u)
      .filter(Boolean)
    const telling = words.filter((word) => !small.has(word))
    const query = (telling.length > 0 ? telling : words).join(' ')
    const exact = index.search(query, { combineWith: 'AND' })
    return exact.length > 0 ? exact : index.search(query, { fuzzy: 0.3 })
  }
}

function countOf(found: number): string {
  if (found === 0) return 'No word found. Try fewer letters, or another word for it.'
  return pluralize(found, 'word') + (found > most ? `, the first ${most} below` : '')
}

function itemFor(card: WordCard | undefined): HTMLLIElement[] {
  if (!card) return []
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = wordPath(card.word)
  link.textContent = card.word
  item.append(link, ` ${card.definition}`)
  return [item]
}
