import type { APIRoute } from 'astro'
import { listForAnki } from '../../content/word-files.ts'
import { allWords } from '../../content/words.ts'

export const GET: APIRoute = async () =>
  new Response(listForAnki(await allWords()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
