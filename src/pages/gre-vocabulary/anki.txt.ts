import type { APIRoute } from 'astro'
import { listForAnki } from '../../content/words/word-downloads.ts'
import { allWords } from '../../content/words/words.ts'

export const GET: APIRoute = async () =>
  new Response(listForAnki(await allWords()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
