import type { NumberRightRule, Route } from './module.ts'

/** How many of the 12 questions of a first section must be right for each version of the second section. */
const fewestRight = { easy: 0, medium: 5, hard: 9 } as const

/** The rule of an adaptive section: the number right in the first module selects the version of the second one. */
export function secondSectionRule(
  modules: Readonly<Record<keyof typeof fewestRight, string>>,
): NumberRightRule {
  return { name: 'numberRight', stages: [{ counted: 0, routes: secondSectionRoutes(modules) }] }
}

/** Where each number of right answers leads. */
export function secondSectionRoutes({
  easy,
  medium,
  hard,
}: Readonly<Record<keyof typeof fewestRight, string>>): readonly Route[] {
  return [
    { from: fewestRight.easy, module: easy },
    { from: fewestRight.medium, module: medium },
    { from: fewestRight.hard, module: hard },
  ]
}
