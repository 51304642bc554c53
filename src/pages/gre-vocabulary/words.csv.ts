import type { APIRoute } from 'astro'
import { listAsCsv } from '../../content/word-files.ts'
import { allWords } from '../../content/words.ts'

export const GET: APIRoute = async () =>
  new Response(listAsCsv(await allWords()), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
