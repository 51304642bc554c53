import { expect, test } from 'vitest'
import { planHref, planNames, tasksByDayOf } from '../../src/domain/plan/plans.ts'
import { pageAt } from './site.ts'

test.each(planNames)('the %s plan has as many days and tasks as are counted for it elsewhere', (name) => {
  const { document } = pageAt(planHref(name))
  const days = [...document.querySelectorAll(`[data-plan="${name}"] [data-plan-day]`)]
  expect(days.map((day) => day.querySelectorAll('[data-tick]').length)).toEqual(tasksByDayOf(name))
  expect(document.querySelector('[data-plan-sum]')?.textContent).toBe(`0 of ${days.length} days done.`)
  const ticks = [...document.querySelectorAll('[data-tick]')].map((box) => box.getAttribute('data-tick'))
  expect(ticks).toEqual(
    tasksByDayOf(name).flatMap((count, day) =>
      Array.from({ length: count }, (_, task) => `${day + 1}.${task + 1}`),
    ),
  )
})
