import type { Question } from '../../domain/questions/question.ts'

/** Fetches a file of questions. Rejects if the request fails or the response is not such a file. */
export async function loadQuestions(address: string): Promise<readonly Question[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  const text = await response.text()
  if (text.includes('"math"')) await waitForMathFont()
  const data: unknown = JSON.parse(text)
  if (!areQuestions(data)) throw new Error(`${address} is not a file of questions`)
  return data
}

/** Waits for the math font, so that formulas do not move after they are shown, but for two seconds at most. */
async function waitForMathFont(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 2000))
  await Promise.race([document.fonts.load('1em Latin Modern Math').catch(() => null), timeout])
}

/**
 * Checks only enough to notice a captive portal or a proxy that responds with something else. The build has already
 * validated every question with its schema.
 */
function areQuestions(data: unknown): data is readonly Question[] {
  return (
    Array.isArray(data) &&
    data.every((item: unknown) => {
      if (typeof item !== 'object' || item === null) return false
      const hasArray = (name: keyof Question): boolean => Array.isArray(Reflect.get(item, name))
      return typeof Reflect.get(item, 'id') === 'string' && hasArray('text') && hasArray('explanation')
    })
  )
}
