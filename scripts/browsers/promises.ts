import { pause, until, type Driven } from './driven.ts'

/** What every browser has to keep. */
export type Kept = Readonly<{
  name: string
  /** Null if it is kept, else what is wrong. */
  keep: (driven: Driven, site: string) => Promise<string | null>
}>

const pages = [
  ...['/', '/verbal', '/quantitative', '/analytical', '/progress', '/practice', '/help', '/privacy'],
  ...['/question/quantitative/3', '/verbal-reasoning-tips', '/gre-math-practice', '/gre-study-plan'],
  ...['/gre-vocabulary', '/gre-vocabulary/a', '/gre-vocabulary/quiz', '/about-the-questions'],
]

/** What browsers break: the tests in Chromium know nothing of it. */
export const promises: readonly Kept[] = [
  { name: 'every kind of page wakes up, fits the screen and complains of nothing', keep: wakesUp },
  { name: 'what a quiz needs is fetched while home is read', keep: fetchesAhead },
  { name: 'the text of a choice can be read once it has been checked', keep: showsCheckedText },
  { name: 'a reload goes on with the quiz, and Back offers to resume it', keep: survivesReload },
  { name: 'the list of questions opens at the current one, and leads to any', keep: leadsToAny },
  { name: 'a repeating decimal has one bar, hardly longer than its digits', keep: drawsOneBar },
  { name: 'a quiz sat by keyboard is kept, and stands on the progress page', keep: sitsByKeyboard },
  { name: 'the clock of a quiz goes on after Back', keep: goesOnAfterBack },
]

async function wakesUp(driven: Driven, site: string): Promise<string | null> {
  for (const path of pages) {
    await driven.open(site + path)
    if (await driven.run(() => document.title.includes('not found'))) return `${path} is not there`
    if (!(await until(driven, isAwake))) return `${path} stays asleep`
    const overhang = await driven.run(() => document.documentElement.scrollWidth - innerWidth)
    if (Number(overhang) > 0) return `${path} is ${String(overhang)} px too wide`
    const [complaint] = driven.complaints() ?? []
    if (complaint !== undefined) return `${path}: ${complaint}`
  }
  return null
}

async function fetchesAhead(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/`)
  return (await until(driven, hasFetchedAhead, 15_000)) ? null : 'its scripts never came'
}

async function showsCheckedText(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/verbal#quiz`)
  await until(driven, isRunning)
  await driven.press('b')
  await driven.press('Enter')
  if (!(await until(driven, isChecked))) return 'two keys did not check a choice'
  const covers = await driven.run(() =>
    [...document.querySelectorAll('[data-choices] input')]
      .map((control) => getComputedStyle(control).backgroundColor)
      .find((colour) => colour !== 'rgba(0, 0, 0, 0)' && colour !== 'transparent'),
  )
  return typeof covers === 'string' ? `its control covers it with ${covers}` : null
}

async function leadsToAny(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/quantitative#quiz`)
  await until(driven, isRunning)
  const opener = (): void =>
    document.querySelector<HTMLElement>('[data-phase="running"] h1 + button')?.focus()
  await driven.run(opener)
  await driven.press('Enter')
  const isAtCurrent = (): boolean => document.activeElement?.matches('dialog [aria-current="step"]') === true
  if (!(await until(driven, isAtCurrent))) return 'the focus is not on the current question'
  await driven.run(() => document.querySelector<HTMLElement>('dialog li:nth-child(5) button')?.focus())
  await driven.press('Enter')
  const isThere = (): boolean => document.activeElement?.textContent === 'Question 5 of 25'
  if (!(await until(driven, isThere))) return 'it did not lead to the fifth question'
  return (await driven.run(() => document.querySelector('dialog[open]') === null)) ? null : 'it stays open'
}

async function drawsOneBar(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/question/quantitative/6`)
  await until(driven, isAwake)
  const border = await driven.run(() => {
    const bar = document.querySelector('[notation=top]')
    return bar && parseFloat(getComputedStyle(bar).borderTopWidth) > 0
  })
  const overhang = await driven.run(() => {
    const bar = document.querySelector('[notation=top]')
    const digits = bar?.firstElementChild
    return bar && digits ? digits.getBoundingClientRect().left - bar.getBoundingClientRect().left : null
  })
  if (border === null || typeof overhang !== 'number') return 'it has none'
  // Where the browser draws it, it is longer than the digits below it.
  const isDrawn = overhang > 1
  if (border === isDrawn) return border ? 'it has two' : 'it has none'
  return overhang < 5 ? null : `it reaches ${overhang} px beyond its digits`
}

async function survivesReload(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/quantitative`)
  await until(driven, isAwake)
  await driven.run(() => document.querySelector<HTMLElement>('[href="#quiz"]')?.click())
  await until(driven, isRunning)
  if (!(await answer(driven, 1))) return 'a question could not be answered by keys'
  await driven.reload()
  if (!(await until(driven, () => document.body.innerText.includes('Question 2 of 25'))))
    return 'the reload lost its place'
  await driven.run(() => history.back())
  return (await until(driven, () => document.body.innerText.includes('Resume the quiz')))
    ? null
    : 'Back offered nothing'
}

async function sitsByKeyboard(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/analytical#quiz`)
  await until(driven, isRunning)
  if (!(await answer(driven, 25))) return 'a question could not be answered by keys'
  if (!(await until(driven, () => document.body.innerText.includes('Quiz Results'))))
    return 'there are no results'
  await driven.open(`${site}/progress`)
  const isShown = (): boolean => document.body.innerText.includes('1 attempt')
  return (await until(driven, isShown)) ? null : 'the progress page does not show it'
}

async function goesOnAfterBack(driven: Driven, site: string): Promise<string | null> {
  await driven.open(`${site}/verbal#quiz`)
  await until(driven, isRunning)
  await driven.run(() => document.querySelector<HTMLElement>('footer [href="/help"]')?.click())
  await pause(500)
  await until(driven, () => location.pathname === '/help' && document.readyState === 'complete')
  await driven.run(() => history.back())
  // A question put to a page on its way out may never be answered.
  await pause(500)
  await until(driven, () => document.querySelector('[data-clock]') !== null)
  const shown = await driven.run(() => document.querySelector('[data-clock]')?.textContent)
  for (let tries = 0; tries < 30; tries += 1) {
    await pause(100)
    if ((await driven.run(() => document.querySelector('[data-clock]')?.textContent)) !== shown) return null
  }
  return `it stands at ${String(shown)}`
}

/** Answers so many questions of the quiz that is running, and moves on after each. Says whether it could. */
async function answer(driven: Driven, count: number): Promise<boolean> {
  for (let number = 1; number <= count; number += 1) {
    await driven.press('b')
    await driven.press('Enter')
    if (!(await until(driven, isChecked))) return false
    await driven.press('Enter')
    if (!(await until(driven, isUnchecked))) return false
  }
  return true
}

// These run in the page, and know nothing but the page.

const isAwake = (): boolean => document.querySelector('astro-island[ssr]') === null

// The keys work from the moment the focus is on the heading of the question.
const isRunning = (): boolean => document.activeElement?.matches('[data-phase="running"] h2') === true

const isChecked = (): boolean => document.querySelector('[data-phase="running"] [data-verdict]') !== null

const isUnchecked = (): boolean => document.querySelector('[data-phase="running"] [data-verdict]') === null

const hasFetchedAhead = (): boolean => {
  const chunks = document.querySelector<HTMLMetaElement>('meta[name="gradus:quiz-chunks"]')?.content ?? ''
  const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return chunks !== '' && chunks.split(' ').every((chunk) => come.includes(chunk))
}
