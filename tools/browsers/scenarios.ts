import { pause, waitUntil, type BrowserDriver } from './browser-driver.ts'

/** A behavior that every browser must show. */
export type Scenario = Readonly<{
  name: string
  /** Returns null if it works, otherwise the problem. */
  run: (browser: BrowserDriver, site: string) => Promise<string | null>
}>

const pages = [
  ...[
    '/',
    '/verbal',
    '/quantitative',
    '/analytical',
    '/progress',
    '/history',
    '/practice',
    '/guides',
    '/help',
    '/privacy',
  ],
  ...[
    '/question/quantitative/3',
    '/verbal-reasoning-tips',
    '/gre-math-practice',
    '/gre-math-formulas',
    '/gre-study-plan',
  ],
  ...['/gre-vocabulary', '/gre-vocabulary/a', '/gre-vocabulary/quiz', '/about-the-questions'],
]

/** Behaviors where browser engines differ, so that the end-to-end tests in Chromium are not enough. */
export const scenarios: readonly Scenario[] = [
  { name: 'every kind of page hydrates, fits the screen width and logs no errors', run: everyPageHydrates },
  { name: 'the home page prefetches the scripts of a quiz', run: homePrefetchesQuiz },
  { name: 'the text of a choice stays visible after Check', run: checkedTextIsVisible },
  { name: 'a reload continues the quiz, and Back offers to resume it', run: quizSurvivesReload },
  { name: 'the question list opens at the current question and leads to any other', run: questionListWorks },
  {
    name: 'a repeating decimal has one bar that is little longer than its digits',
    run: repeatingDecimalHasOneBar,
  },
  { name: 'a quiz taken by keyboard is stored and appears on the progress page', run: quizByKeyboard },
  { name: 'the clock of a quiz continues after Back', run: clockContinuesAfterBack },
]

async function everyPageHydrates(browser: BrowserDriver, site: string): Promise<string | null> {
  for (const path of pages) {
    await browser.open(site + path)
    if (await browser.run(() => document.title.includes('not found'))) return `${path} does not exist`
    if (!(await waitUntil(browser, isHydrated))) return `${path} does not hydrate`
    const overhang = await browser.run(() => document.documentElement.scrollWidth - innerWidth)
    if (Number(overhang) > 0) return `${path} is ${String(overhang)} px too wide`
    const [error] = browser.takeErrors() ?? []
    if (error !== undefined) return `${path}: ${error}`
  }
  return null
}

async function homePrefetchesQuiz(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/`)
  return (await waitUntil(browser, hasPrefetchedQuiz, 15_000)) ? null : 'the scripts were not fetched'
}

async function checkedTextIsVisible(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/verbal#quiz`)
  await waitUntil(browser, isRunning)
  await browser.press('b')
  await browser.press('Enter')
  if (!(await waitUntil(browser, isChecked))) return 'the keys b and Enter did not check a choice'
  const coveringColor = await browser.run(() =>
    [...document.querySelectorAll('[data-choices] input')]
      .map((control) => getComputedStyle(control).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)' && color !== 'transparent'),
  )
  return typeof coveringColor === 'string' ? `the radio button covers the text with ${coveringColor}` : null
}

async function questionListWorks(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/quantitative#quiz`)
  await waitUntil(browser, isRunning)
  const focusOpenButton = (): void =>
    document.querySelector<HTMLElement>('[data-view="running"] h1 + button')?.focus()
  await browser.run(focusOpenButton)
  await browser.press('Enter')
  const isAtCurrent = (): boolean => document.activeElement?.matches('dialog [aria-current="step"]') === true
  if (!(await waitUntil(browser, isAtCurrent))) return 'the focus is not on the current question'
  await browser.run(() => document.querySelector<HTMLElement>('dialog li:nth-child(5) button')?.focus())
  await browser.press('Enter')
  const isThere = (): boolean => document.activeElement?.textContent === 'Question 5 of 25'
  if (!(await waitUntil(browser, isThere))) return 'it did not open question 5'
  return (await browser.run(() => document.querySelector('dialog[open]') === null))
    ? null
    : 'the list stays open'
}

async function repeatingDecimalHasOneBar(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/question/quantitative/6`)
  await waitUntil(browser, isHydrated)
  const border = await browser.run(() => {
    const bar = document.querySelector('[notation=top]')
    return bar && parseFloat(getComputedStyle(bar).borderTopWidth) > 0
  })
  const overhang = await browser.run(() => {
    const bar = document.querySelector('[notation=top]')
    const digits = bar?.firstElementChild
    return bar && digits ? digits.getBoundingClientRect().left - bar.getBoundingClientRect().left : null
  })
  if (border === null || typeof overhang !== 'number') return 'there is no bar'
  // A browser that draws the bar of menclose itself makes it longer than the digits. Elsewhere CSS draws a border.
  const isDrawnByBrowser = overhang > 1
  if (border === isDrawnByBrowser) return border ? 'there are two bars' : 'there is no bar'
  return overhang < 5 ? null : `the bar is ${overhang} px longer than its digits`
}

async function quizSurvivesReload(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/quantitative`)
  await waitUntil(browser, isHydrated)
  await browser.run(() => document.querySelector<HTMLElement>('[href="#quiz"]')?.click())
  await waitUntil(browser, isRunning)
  if (!(await answer(browser, 1))) return 'a question could not be answered by keyboard'
  await browser.reload()
  if (!(await waitUntil(browser, () => document.body.innerText.includes('Question 2 of 25'))))
    return 'the reload did not return to question 2'
  await browser.run(() => history.back())
  return (await waitUntil(browser, () => document.body.innerText.includes('Resume the quiz')))
    ? null
    : 'Back did not offer to resume the quiz'
}

async function quizByKeyboard(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/analytical#quiz`)
  await waitUntil(browser, isRunning)
  if (!(await answer(browser, 25))) return 'a question could not be answered by keyboard'
  if (!(await waitUntil(browser, () => document.body.innerText.includes('Quiz Results'))))
    return 'the results are not shown'
  await browser.open(`${site}/progress`)
  const isShown = (): boolean => document.body.innerText.includes('1 attempt')
  return (await waitUntil(browser, isShown)) ? null : 'the progress page does not show it'
}

async function clockContinuesAfterBack(browser: BrowserDriver, site: string): Promise<string | null> {
  await browser.open(`${site}/verbal#quiz`)
  await waitUntil(browser, isRunning)
  await browser.run(() => document.querySelector<HTMLElement>('footer [href="/help"]')?.click())
  await pause(500)
  await waitUntil(browser, () => location.pathname === '/help' && document.readyState === 'complete')
  await browser.run(() => history.back())
  // A script that is sent to a page while it unloads may never return.
  await pause(500)
  await waitUntil(browser, () => document.querySelector('[data-clock]') !== null)
  const shown = await browser.run(() => document.querySelector('[data-clock]')?.textContent)
  for (let tries = 0; tries < 30; tries += 1) {
    await pause(100)
    if ((await browser.run(() => document.querySelector('[data-clock]')?.textContent)) !== shown) return null
  }
  return `the clock stopped at ${String(shown)}`
}

/** Answers questions of the running quiz and moves on after each. Returns whether that worked. */
async function answer(browser: BrowserDriver, count: number): Promise<boolean> {
  for (let number = 1; number <= count; number += 1) {
    await browser.press('b')
    await browser.press('Enter')
    if (!(await waitUntil(browser, isChecked))) return false
    await browser.press('Enter')
    if (!(await waitUntil(browser, isUnchecked))) return false
  }
  return true
}

// These functions run in the page and cannot use anything outside of themselves.

const isHydrated = (): boolean => document.querySelector('astro-island[ssr]') === null

// The keyboard shortcuts work as soon as the heading of the question has focus.
const isRunning = (): boolean => document.activeElement?.matches('[data-view="running"] h2') === true

const isChecked = (): boolean => document.querySelector('[data-view="running"] [data-verdict]') !== null

const isUnchecked = (): boolean => document.querySelector('[data-view="running"] [data-verdict]') === null

const hasPrefetchedQuiz = (): boolean => {
  const chunks = document.querySelector<HTMLMetaElement>('meta[name="gradus:quiz-chunks"]')?.content ?? ''
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return chunks !== '' && chunks.split(' ').every((chunk) => fetched.includes(chunk))
}
