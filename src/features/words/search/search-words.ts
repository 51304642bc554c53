import MiniSearch, { type SearchResult } from 'minisearch'
import { loadWordCards } from '../../../content/words/load-word-cards.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import type { WordCard } from '../../../domain/words/word-card.ts'
import { wordPath } from '../../../domain/words/word-path.ts'

const maximumListed = 20

/** Loads the words and searches them on every input. Matches in the word itself come before matches in its meaning. */
export async function searchWords(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  const [status, list] = [box.querySelector('[data-word-status]'), box.querySelector('[data-word-found]')]
  if (!status || !list) return
  const cards = await loadWordCards(box.dataset['wordSearch'] ?? '').catch(() => null)
  if (!cards) {
    status.textContent = 'The words could not be loaded. Check your connection, then reload the page.'
    return
  }
  const search = createSearch(cards)
  const byWord = new Map(cards.map((card) => [card.word, card]))
  const showMatches = (): void => {
    const matches = search(field.value)
    const items = matches.slice(0, maximumListed).flatMap(({ id }) => listItem(byWord.get(String(id))))
    list.replaceChildren(...items)
    status.textContent = field.value.trim() === '' ? '' : countText(matches.length)
  }
  field.addEventListener('input', showMatches)
  if (field.value !== '') showMatches()
}

/** Stop words, ignored unless the query has nothing else. */
const stopWords = new Set([
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

/** Finds cards that match all words of the query or, if there are none, cards that roughly match some of them. */
function createSearch(cards: readonly WordCard[]): (input: string) => readonly SearchResult[] {
  const index = new MiniSearch<WordCard>({
    idField: 'word',
    fields: ['word', 'definition', 'root', 'near'],
    searchOptions: { prefix: true, boost: { word: 8, definition: 2, near: 3 } },
  })
  index.addAll(cards)
  return (input) => {
    const words = input
      .toLowerCase()
      .split(/[\s\p{P}]+/u)
      .filter(Boolean)
    const significantWords = words.filter((word) => !stopWords.has(word))
    const query = (significantWords.length > 0 ? significantWords : words).join(' ')
    const exact = index.search(query, { combineWith: 'AND' })
    return exact.length > 0 ? exact : index.search(query, { fuzzy: 0.3 })
  }
}

function countText(count: number): string {
  if (count === 0) return 'No words found. Try fewer letters or a different word.'
  return pluralize(count, 'word') + (count > maximumListed ? `, showing the first ${maximumListed}` : '')
}

function listItem(card: WordCard | undefined): HTMLLIElement[] {
  if (!card) return []
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = wordPath(card.word)
  link.textContent = card.word
  item.append(link, ` ${card.definition}`)
  return [item]
}
