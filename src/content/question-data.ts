import type { Question } from '../domain/questions/question.ts'

/** Fetches the questions of a quiz; rejects where they cannot be had. */
export async function loadQuestions(address: string): Promise<readonly Question[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The questions answered with status ${response.status}`)
  const data: unknown = await response.json()
  if (!areQuestions(data)) throw new Error('The answer held something other than questions')
  return data
}

/**
 * Whether the data is the build's own. Every part of a question went through its schema at build time, so
 * this asks only what a portal or proxy that answers in the site's place would get wrong.
 */
function areQuestions(data: unknown): data is readonly Question[] {
  return (
    Array.isArray(data) &&
    data.every((item: unknown) => {
      if (typeof item !== 'object' || item === null) return false
      const holds = (name: keyof Question): boolean => Array.isArray(Reflect.get(item, name))
      return typeof Reflect.get(item, 'id') === 'string' && holds('text') && holds('explanation')
    })
  )
}
