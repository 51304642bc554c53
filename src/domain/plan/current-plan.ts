import type { NextLink } from '../history/next-step.ts'
import { planHref, planNames, type PlanName } from './plans.ts'
import type { PlanStanding } from './plan-standing.ts'

/** A plan that a learner has begun, by a tick or by choosing a date. */
export type BegunPlan = Readonly<{ name: PlanName; standing: PlanStanding }>

/**
 * The plan to go on with, or null if none was begun. A plan whose dates hold today comes first, then the shortest that
 * has more than one tick and has not reached its last day, then the longest with a tick, then one that is still to come.
 */
export function currentPlan(begun: readonly BegunPlan[]): BegunPlan | null {
  const shortestFirst = planNames.flatMap((name) => begun.filter((plan) => plan.name === name))
  const isToday = ({ standing }: BegunPlan): boolean => (standing.dayToday ?? 0) > 0
  const isUnderWay = ({ standing }: BegunPlan): boolean =>
    standing.tasksDone > 1 && standing.lastTickedDay !== standing.days
  return (
    shortestFirst.find(isToday) ??
    shortestFirst.find(isUnderWay) ??
    shortestFirst.findLast(({ standing }) => standing.tasksDone > 0) ??
    shortestFirst.at(0) ??
    null
  )
}

export function planTitle(name: PlanName): string {
  return `Your ${name} plan`
}

/** Leads to the next day of a plan. */
export function planLink(name: PlanName): NextLink {
  return { text: planTitle(name), href: `${planHref(name)}#go-on` }
}
