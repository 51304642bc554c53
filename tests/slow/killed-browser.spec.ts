import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { browserPath } from '../../tools/commands/find-browser.ts'

/**
 * The browser's process is killed at a random moment after a click and started again with the same profile. Nothing
 * that was on the screen may be lost, and nothing may be there twice. `KILLS` sets how often each test does this.
 */
const kills = Number(process.env['KILLS'] ?? 10)

const launchOptions = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]

type Trial = Readonly<{ open: (path: string) => Promise<Page>; kill: () => Promise<void> }>

/** Runs `work` with a profile of its own, `kills` times. */
async function repeatTrial(
  baseURL: string | undefined,
  work: (trial: Trial) => Promise<void>,
): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    const profile = mkdtempSync(join(tmpdir(), 'gradus-kill-'))
    let browser: Browser | null = null
    const kill = async (): Promise<void> => {
      const running = browser?.process()
      browser = null
      if (!running) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    }
    try {
      await work({
        open: async (path) => {
          browser ??= await puppeteer.launch({
            ...browserPath(),
            userDataDir: profile,
            args: launchOptions,
          })
          const [page = await browser.newPage()] = await browser.pages()
          await page.goto(`${baseURL ?? ''}${path}`, { waitUntil: 'load' })
          return page
        },
        kill,
      })
    } finally {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Answers the current question with its first choice, and returns once the verdict is on the screen. */
async function answer(page: Page): Promise<void> {
  await page.waitForSelector('[data-view=running] [data-choices] input:not(:disabled)')
  await page.$eval('[data-choices] input', (choice) => choice.click())
  await page.locator('::-p-aria([name="Check Answer"][role="button"])').click()
  await page.waitForSelector('[data-explanation]')
}

type Stored = Readonly<{ checked: number; drafts: number; results: number }>

/** What the next visit finds, once the page has put back what the browser forgot. */
async function nextVisit({ open }: Trial, path: string): Promise<Stored> {
  const page = await open(path)
  await pause(1000)
  return stored(page)
}

function stored(page: Page): Promise<Stored> {
  return page.evaluate(() => {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('gradus.quiz.'))
    const draft: unknown = JSON.parse(localStorage.getItem(drafts[0] ?? '') ?? '{}')
    const checked: unknown = Reflect.get(Object(draft), 'checked')
    const results: unknown = JSON.parse(localStorage.getItem('greQuizResults') ?? '[]')
    return {
      checked: Array.isArray(checked) ? checked.length : 0,
      drafts: drafts.length,
      results: Array.isArray(results) ? results.length : -1,
    }
  })
}

test.describe.configure({ timeout: kills * 60_000 })

test('every answer whose verdict was on the screen is in the draft', async ({ baseURL }) => {
  const lost: string[] = []
  await repeatTrial(baseURL, async (trial) => {
    const page = await trial.open('/verbal#quiz')
    const answers = 1 + Math.floor(Math.random() * 8)
    for (let count = 1; count <= answers; count += 1) {
      await answer(page)
      if (count < answers) await page.keyboard.press('Enter')
    }
    await pause(Math.random() * 1500)
    await trial.kill()
    const { checked } = await nextVisit(trial, '/verbal')
    if (checked !== answers) lost.push(`${checked} of ${answers}`)
  })
  expect(lost).toEqual([])
})

test('a finished quiz is stored once, and is not offered again', async ({ baseURL }) => {
  const wrong: string[] = []
  await repeatTrial(baseURL, async (trial) => {
    const page = await trial.open('/verbal#quiz')
    for (let count = 1; count < 25; count += 1) {
      await page.waitForFunction(
        (number) => document.body.innerText.includes(`Question ${number} of 25`),
        {},
        count,
      )
      await page.locator('::-p-aria([name="Skip"][role="button"])').click()
    }
    await answer(page)
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-view=results]')
    await pause(Math.random() * 1500)
    await trial.kill()
    const { drafts } = await nextVisit(trial, '/verbal')
    const { results } = await nextVisit(trial, '/progress')
    if (drafts !== 0 || results !== 1) wrong.push(`${drafts} drafts, ${results} results`)
  })
  expect(wrong).toEqual([])
})

test('ticks of a plan are kept', async ({ baseURL }) => {
  const lost: number[] = []
  await repeatTrial(baseURL, async (trial) => {
    const page = await trial.open('/30-day-study-plan')
    await page.waitForSelector('[data-plan-calendar]:not([data-needs-script])')
    for (const index of [0, 1, 2])
      await page.evaluate(
        (at) => document.querySelectorAll<HTMLInputElement>('[data-tick]')[at]?.click(),
        index,
      )
    await pause(300 + Math.random() * 1500)
    await trial.kill()
    const next = await trial.open('/30-day-study-plan')
    await pause(1500)
    const ticked = await next.$$eval('[data-tick]:checked', (boxes) => boxes.length)
    if (ticked !== 3) lost.push(ticked)
  })
  expect(lost).toEqual([])
})

test('what was erased stays erased', async ({ baseURL }) => {
  const back: string[] = []
  await repeatTrial(baseURL, async (trial) => {
    const page = await trial.open('/verbal#quiz')
    await answer(page)
    // Long enough for the browser to have written localStorage to the disk.
    await pause(7000)
    await trial.open('/progress')
    await page.locator('::-p-aria([name="Erase"][role="button"])').click()
    await page.locator('::-p-aria([name="Erase everything"][role="button"])').click()
    await page.waitForFunction(() => document.body.innerText.includes('has been erased'))
    await pause(Math.random() * 3000)
    await trial.kill()
    const { drafts, results } = await nextVisit(trial, '/verbal')
    if (drafts + results > 0) back.push(`${drafts} drafts, ${results} results`)
  })
  expect(back).toEqual([])
})
