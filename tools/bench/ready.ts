import type { Browser, Page } from '@playwright/test'
import { cheapPhone, withColdPage } from './browser.ts'
import { bareQuizPath } from './baselines.ts'
import { measureInRounds, median } from './samples.ts'
import { atMostTimes, type ReportSection } from './report.ts'

const loads = 5
const names = ['Quiz', 'Question']
/** The allowed ratio of the time until a choice can be made to that of the bare quiz. */
const maxRatio = 0.7

/** Times from the start of the navigation until a choice can be made, and until it can be checked. */
type Readiness = Readonly<{ choose: number; check: number }>

/** Measures how soon a quiz and a question page can be answered, compared with the bare quiz. */
export async function measureReady(
  browser: Browser,
  site: string,
  baselines: string,
): Promise<ReportSection> {
  const addresses = [baselines + bareQuizPath, `${site}/verbal#quiz`, `${site}/question/verbal/1`]
  const found = await measureInRounds(loads, addresses, (address) =>
    withColdPage(browser, cheapPhone, (page) => coldStart(page, address)),
  )
  const [bare, ...pages] = found.map((one) => ({
    choose: median(one.map(({ choose }) => choose)),
    check: median(one.map(({ check }) => check)),
  }))
  if (!bare) throw new Error('The bare quiz was not measured')
  return {
    title: 'Ready, at 1.6 Mbit/s, 150 ms, processor 4 × slower (median of 5)',
    baselineName: 'bare quiz',
    rows: pages.flatMap(({ choose, check }, at) => [
      {
        name: `${names[at]}: until a choice can be made`,
        ours: choose,
        baseline: bare.choose,
        target: atMostTimes(maxRatio, choose, bare.choose),
      },
      { name: `${names[at]}: until it can be checked`, ours: check, baseline: bare.check },
    ]),
  }
}

async function coldStart(page: Page, address: string): Promise<Readiness> {
  await page.addInitScript(watchReadiness)
  await page.goto(address, { waitUntil: 'commit' })
  const moments = await page.waitForFunction(() => {
    const { choose, check } = document.documentElement.dataset
    return choose !== undefined && check !== undefined && { choose: Number(choose), check: Number(check) }
  })
  const readiness = await moments.jsonValue()
  if (readiness === false) throw new Error(`${address} did not become ready`)
  return readiness
}

/** Runs in the page before any other script: makes a choice as soon as possible and records the time. */
function watchReadiness(): void {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  /** Whether a tap at its center would hit it, and not an element above it. */
  const isReachable = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return top > innerHeight || (hit !== null && (element.contains(hit) || hit.contains(element)))
  }
  const afterPaint = (record: (at: number) => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => record(performance.now())
    port2.postMessage(null)
  }
  const awaitChoice = (): void => {
    const radio = document.querySelector<HTMLInputElement>('input[type="radio"]')
    const label = radio?.closest('label')
    if (!radio || radio.disabled || !label || !isShown(label) || !isReachable(label)) {
      requestAnimationFrame(awaitChoice)
      return
    }
    afterPaint((at) => {
      document.documentElement.dataset['choose'] = String(at)
      label.click()
      requestAnimationFrame(awaitCheck)
    })
  }
  const awaitCheck = (): void => {
    const buttons = [...document.querySelectorAll('button')]
    const check = buttons.find(({ textContent }) => textContent === 'Check Answer')
    if (!check || check.disabled || !isShown(check)) {
      requestAnimationFrame(awaitCheck)
      return
    }
    afterPaint((at) => {
      document.documentElement.dataset['check'] = String(at)
    })
  }
  requestAnimationFrame(awaitChoice)
}
