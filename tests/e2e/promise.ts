import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import type { RichText } from '../../src/domain/questions/rich-text.ts'
import { isTakenOver, severalTasks } from './taken-over.ts'

type Fixtures = {
  /** Console errors that a test expects, by a part of their text. Any other fails it. */
  expectedErrors: string[]
  /**
   * Lets files of the site not come, which the console may say. What it returns lets them come again. A page that is
   * there already hears of it a little late, so it is called before the page comes.
   */
  lose: (files: string) => Promise<() => Promise<void>>
}

/** A test in which any console error or uncaught exception, in any tab, that was not announced is a failure. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, provide) => {
    await provide([])
  },
  context: async ({ context, expectedErrors }, provide) => {
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    context.on('weberror', (error) => errors.push(error.error().message))
    await provide(context)
    const surprises = errors.filter((text) => !expectedErrors.some((part) => text.includes(part)))
    expect(surprises).toEqual([])
  },
  lose: async ({ page, expectedErrors }, provide) => {
    await provide(async (files) => {
      expectedErrors.push('net::ERR_FAILED')
      await page.route(files, (route) => route.abort())
      return () => page.unroute(files)
    })
  },
})

export { expect }

/** Nothing on the page as it stands keeps anybody out, in light or in dark; text contrast is held to AAA. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
    })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'])
      .analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(faults, colorScheme).toEqual([])
  }
}

type Asked = { id: string; text: RichText; choices: { id: string; isCorrect: boolean }[] }

/** The first 25 questions of a section, from the data that the page itself loads. */
export async function questionsOf(page: Page, section: string): Promise<readonly Asked[]> {
  const address = await page.evaluate(
    () => document.querySelector('astro-island')?.getAttribute('props') ?? '',
  )
  const [path = ''] = new RegExp(`/questions/${section}-1\\.[0-9a-f]+\\.json`).exec(address) ?? []
  const questions: unknown = await (await page.request.get(path)).json()
  if (!Array.isArray(questions)) throw new Error(`${path} holds no questions`)
  return questions.map((question: Asked) => question)
}

/** Their keys. */
export async function answersOf(page: Page, section: string): Promise<Map<string, string>> {
  const questions = await questionsOf(page, section)
  return new Map(
    questions.map(({ id, choices }) => [id, choices.find((choice) => choice.isCorrect)?.id ?? '']),
  )
}

/** Waits until the page has been read to its end and all of it is laid out, also below the first screen. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && document.documentElement.dataset['unpainted'] === undefined,
  )
}

/** Waits until the page is laid out and its island has taken over and listens. */
export async function awake(page: Page): Promise<void> {
  await laidOut(page)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  await page.waitForFunction(isTakenOver)
  await page.evaluate(severalTasks)
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
}

/** Starts the quiz of a section from its intro. */
export async function startQuiz(page: Page, section: string): Promise<Map<string, string>> {
  await page.goto(`/${section}`)
  await awake(page)
  const answers = await answersOf(page, section)
  await page.getByRole('link', { name: 'Start the full timed quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 25' })).toBeFocused()
  return answers
}

/** What to do with each question of a quiz. */
export type Plan = (number: number) => 'right' | 'wrong' | 'skip'

/** Goes through a running quiz to its results. */
export async function sitThrough(
  page: Page,
  answers: ReadonlyMap<string, string>,
  plan: Plan,
): Promise<void> {
  const entries = [...answers]
  for (const [index, [id, right]] of entries.entries()) {
    const number = index + 1
    const isLast = number === entries.length
    await expect(page.getByRole('heading', { name: `Question ${number} of ${entries.length}` })).toBeVisible()
    const intent = plan(number)
    if (intent === 'skip') {
      await page.getByRole('button', { name: isLast ? 'Skip and finish' : 'Skip' }).click()
      continue
    }
    const wrong =
      ['a', 'b', 'c', 'd', 'e'].map((letter) => id + letter).find((choice) => choice !== right) ?? ''
    await page.locator(`input[value="${intent === 'right' ? right : wrong}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()
    await page.getByRole('button', { name: isLast ? 'Complete Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused()
}

/** Sits a set of questions by leaving each open, to the review of its results. */
export async function reviewSet(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto(`/practice#quiz&set=${ids.join('.')}`)
  for (const [index] of ids.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${index + 1} of ${ids.length}` })).toBeVisible()
    await page.getByRole('button', { name: index === ids.length - 1 ? 'Skip and finish' : 'Skip' }).click()
  }
  await expect(page.locator('[data-reviewed]')).toHaveCount(ids.length)
}

/** Opens whatever is folded away. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
}

/** The array of results as the browser holds it. */
export async function storedResults(page: Page): Promise<readonly unknown[]> {
  const text = await page.evaluate(() => localStorage.getItem('greQuizResults'))
  const value: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(value)) throw new Error('greQuizResults is not an array')
  return value.map((row: unknown) => row)
}
