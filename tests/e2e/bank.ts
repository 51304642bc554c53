import type { Page } from '@playwright/test'

type Listed = { id: string; topic: string; kind: string; difficulty: string; fileIndex: number }
type Choice = { id: string; isCorrect: boolean }
type Question = { id: string; kind: string; choices?: Choice[]; blanks?: Choice[][]; key?: string }
type Index = { fileAddresses: string[]; questions: Record<string, Listed[]> }

/** What can be practiced, as the page itself loads it. */
export async function indexOf(page: Page): Promise<Index> {
  await page.goto('/practice')
  const props = await page.locator('astro-island').first().getAttribute('props')
  const [path = ''] = /\/questions\/index\.[0-9a-f]+\.json/.exec(props ?? '') ?? []
  const index: unknown = await (await page.request.get(path)).json()
  if (!isIndex(index)) throw new Error(`${path} holds no index`)
  return index
}

function isIndex(value: unknown): value is Index {
  return typeof value === 'object' && value !== null && 'fileAddresses' in value && 'questions' in value
}

function isQuestion(value: unknown): value is Question {
  return typeof value === 'object' && value !== null && 'id' in value && 'kind' in value
}

export async function questionOf(page: Page, index: Index, listed: Listed): Promise<Question> {
  const questions: unknown = await (
    await page.request.get(index.fileAddresses[listed.fileIndex] ?? '')
  ).json()
  const found = Array.isArray(questions) && questions.filter(isQuestion).find(({ id }) => id === listed.id)
  if (!found) throw new Error(`${listed.id} is not in its file`)
  return found
}

/** Every question in whose data a text stands, by its id. */
export async function idsWith(page: Page, text: string): Promise<readonly string[]> {
  const { fileAddresses } = await indexOf(page)
  const files = await Promise.all(fileAddresses.map(async (shard) => (await page.request.get(shard)).text()))
  return files.flatMap((file) => {
    const questions: unknown = JSON.parse(file)
    if (!Array.isArray(questions)) throw new Error('A file holds no questions')
    const found = questions.filter(isQuestion).filter((question) => JSON.stringify(question).includes(text))
    return found.map(({ id }) => id)
  })
}

/** Answers the question on show by its key, with the keyboard alone where it has single keys. */
export async function answerRight(page: Page, question: Question): Promise<void> {
  if (question.key !== undefined) {
    await page.getByLabel('Your answer').fill(question.key)
    await page.keyboard.press('Enter')
    return
  }
  const choices = question.blanks?.flat() ?? question.choices ?? []
  for (const [at, choice] of choices.entries())
    if (choice.isCorrect) await page.keyboard.press(String(at + 1))
  await page.keyboard.press('Enter')
}
