/** The plans of the site, the shortest first, by the names under which their ticks are stored. */
export const planNames = ['7-day', '3-week', '30-day', '8-week'] as const

export type PlanName = (typeof planNames)[number]

type PlanFacts = Readonly<{
  href: string
  /** How many tasks each day has, one digit a day; `tests/site/plans.test.ts` compares them with the pages. */
  tasks: string
}>

const plans: Readonly<Record<PlanName, PlanFacts>> = {
  '7-day': { href: '/last-minute-study-guide', tasks: '3333333' },
  '3-week': { href: '/gre-3-week-study-plan', tasks: '533334333333343345432' },
  '30-day': { href: '/30-day-study-plan', tasks: '233333433333444434446333342332' },
  '8-week': {
    href: '/gre-8-week-study-plan',
    tasks: '53332323322232332223233223323222352223343222222233335332',
  },
}

export function planHref(name: PlanName): string {
  return plans[name].href
}

export function tasksByDayOf(name: PlanName): readonly number[] {
  return Array.from(plans[name].tasks, Number)
}
