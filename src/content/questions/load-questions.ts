import type { Question } from '../../domain/questions/question.ts'

/** Fetches the questions of a quiz; rejects where they cannot be had. */
export async function loadQuestions(address: string): Promise<readonly Question[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The questions answered with status ${response.status}`)
  const text = await response.text()
  if (text.includes('"math"')) await mathFont()
  const data: unknown = JSON.parse(text)
  if (!areQuestions(data)) throw new Error('The answer held something other than questions')
  return data
}

/** The font of formulas, so that none moves once it is read; for one that does not come, nobody waits long. */
async function mathFont(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, 2000))
  await Promise.race([document.fonts.load('1em Latin Modern Math').catch(() => null), tooLong])
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
