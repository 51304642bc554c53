import type { APIRoute } from 'astro'
import { wordsAsAnkiDeck } from '../../content/words/word-downloads.ts'
import { allWords } from '../../content/words/words.ts'

export const GET: APIRoute = async () =>
  new Response(wordsAsAnkiDeck(await allWords()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
