import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../../tests/component/render.tsx'
import { initPlan } from './init-plan.ts'
import { NextDay, Plan } from './plan.tsx'

const day = (number: number): { label: string; focus: string; tasks: string[] } => ({
  label: `Day ${number}`,
  focus: 'Algebra',
  tasks: ['Read', 'Practice'],
})

/** A plan of two weeks with two days each. */
function openPlan(): void {
  render(
    <>
      <NextDay days={4} />
      <Plan
        name="test"
        weeks={[
          { title: 'Week 1', days: [day(1), day(2)] },
          { title: 'Week 2', days: [day(3), day(4)] },
        ]}
      />
    </>,
  )
  initPlan()
}

const sum = (text: string) => page.getByText(text, { exact: true })
const box = (tick: string): Element => document.querySelector(`[data-tick="${tick}"]`) ?? document.body
const whens = (): string[] => [...document.querySelectorAll('time')].map((when) => when.textContent)

describe('the days that are done', () => {
  test('are summed while tasks are checked, for the plan and for each week', async () => {
    openPlan()
    await userEvent.click(box('1.1'))
    await expect.element(sum('0 of 4 days done.')).toBeVisible()
    await userEvent.click(box('1.2'))
    await expect.element(sum('1 of 4 days done.')).toBeVisible()
    await expect.element(sum('1 of 2 days done')).toBeVisible()
    await userEvent.click(box('1.2'))
    await expect.element(sum('0 of 4 days done.')).toBeVisible()
  })

  test('are remembered, and the week of the next day is open', async () => {
    localStorage.setItem('gradus.plan.test', '1.1 1.2 2.1 2.2')
    openPlan()
    await expect.element(sum('2 of 4 days done.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Day 3: Algebra' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to Day 3' })).toBeVisible()
  })
})

describe('the date', () => {
  test('is remembered for the next visit, with what it is the date of', async () => {
    vi.setSystemTime(new Date(2027, 2, 3, 9))
    openPlan()
    await page.getByLabelText('Date', { exact: true }).fill('2027-03-04')
    await page.getByRole('combobox').selectOptions('the day of my test')
    await expect.element(sum('0 of 4 days done. Today is Day 3.')).toBeVisible()
    expect(localStorage.getItem('gradus.plan-date.test')).toBe('test 2027-03-04')
    document.body.replaceChildren()
    openPlan()
    await expect.element(page.getByLabelText('Date', { exact: true })).toHaveValue('2027-03-04')
    await expect.element(page.getByRole('combobox')).toHaveValue('test')
    await expect.element(sum('0 of 4 days done. Today is Day 3.')).toBeVisible()
  })

  test('stands beside each day, and goes with it', async () => {
    vi.setSystemTime(new Date(2027, 2, 2, 9))
    localStorage.setItem('gradus.plan-date.test', 'start 2027-03-01')
    openPlan()
    expect(whens()).toEqual([
      'Monday, March 1',
      'Today, Tuesday, March 2',
      'Wednesday, March 3',
      'Thursday, March 4',
    ])
    await page.getByLabelText('Date', { exact: true }).fill('')
    expect(whens()).toEqual([])
    expect(localStorage.getItem('gradus.plan-date.test')).toBeNull()
  })

  test('chosen in another tab is shown here', async () => {
    openPlan()
    localStorage.setItem('gradus.plan-date.test', 'start 2027-03-01')
    dispatchEvent(new StorageEvent('storage', { key: 'gradus.plan-date.test' }))
    await expect.element(page.getByLabelText('Date', { exact: true })).toHaveValue('2027-03-01')
  })
})
