import type { APIRoute } from 'astro'
import { wordsAsAnkiPackage } from '../../content/words/anki-package.ts'
import { allWords } from '../../content/words/words.ts'

export const GET: APIRoute = async () =>
  new Response(wordsAsAnkiPackage(await allWords(), Date.now()), {
    headers: { 'Content-Type': 'application/octet-stream' },
  })
