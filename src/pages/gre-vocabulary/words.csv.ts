import type { APIRoute } from 'astro'
import { wordsAsCsv } from '../../content/words/word-downloads.ts'
import { allWords } from '../../content/words/words.ts'

/** Without this mark, Excel on Windows does not read the file as Unicode. */
const byteOrderMark = '\ufeff'

export const GET: APIRoute = async () =>
  new Response(byteOrderMark + wordsAsCsv(await allWords()), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  })
