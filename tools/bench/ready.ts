import type { Browser, Page } from '@playwright/test'
import { cheapPhone, withColdPage } from './browser.ts'
import { bareQuizPath } from './floors.ts'
import { inTurn, median } from './samples.ts'
import { atMostTimes, type Part } from './table.ts'

const loads = 5
const names = ['Quiz', 'Question']
/** How long it may take until a choice can be made, in times of what the bare quiz takes. */
const longest = 0.7

/** When a choice can be made, and when one that was made can be checked; from the start of the navigation. */
type Readiness = Readonly<{ choose: number; check: number }>

/** How soon a quiz and a question can be answered, against the bare quiz. */
export async function measureReady(browser: Browser, site: string, floors: string): Promise<Part> {
  const addresses = [floors + bareQuizPath, `${site}/verbal#quiz`, `${site}/question/verbal/1`]
  const found = await inTurn(loads, addresses, (address) =>
    withColdPage(browser, cheapPhone, (page) => coldStart(page, address)),
  )
  const [bare, ...pages] = found.map((one) => ({
    choose: median(one.map(({ choose }) => choose)),
    check: median(one.map(({ check }) => check)),
  }))
  if (!bare) throw new Error('The bare quiz was not measured')
  return {
    title: 'Ready, at 1.6 Mbit/s, 150 ms, processor 4 × slower (median of 5)',
    floorName: 'bare quiz',
    rows: pages.flatMap(({ choose, check }, at) => [
      {
        name: `${names[at]}: to choose`,
        ours: choose,
        floor: bare.choose,
        aim: atMostTimes(longest, choose, bare.choose),
      },
      { name: `${names[at]}: to check what was chosen`, ours: check, floor: bare.check },
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
  if (readiness === false) throw new Error(`${address} was never ready`)
  return readiness
}

/** Runs in the page, before anything else: makes a choice as soon as that is possible, and notes when. */
function watchReadiness(): void {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  /** Whether a tap on it would reach it. */
  const isReachable = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return top > innerHeight || (hit !== null && (element.contains(hit) || hit.contains(element)))
  }
  const afterPaint = (mark: (at: number) => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => mark(performance.now())
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
