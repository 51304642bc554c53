import type { QuestionId } from '../questions/question.ts'
import type { SectionName } from '../questions/section.ts'
import { levelSet } from './level-set.ts'

/** Whether these are the ten questions that find a level. */
export function isLevelSet(ids: readonly QuestionId[]): boolean {
  return ids.length === levelSet.length && ids.every((id) => levelSet.includes(id))
}

/** Where to begin in a section. Five questions tell no score, so these are only three steps. */
export type LevelAdvice = Readonly<{ level: string; text: string; href: string; linkText: string }>

const guides: Readonly<Record<'verbal' | 'quantitative', Readonly<{ href: string; linkText: string }>>> = {
  verbal: { href: '/verbal-reasoning-tips', linkText: 'Read the verbal guide' },
  quantitative: { href: '/gre-math-practice', linkText: 'Read the math guide' },
}

/** What to do first in a section, by how many of its five questions were right. */
export function levelAdvice(section: Exclude<SectionName, 'analytical'>, right: number): LevelAdvice {
  const practice = (difficulty: string): string =>
    `/practice?section=${section}&difficulty=${difficulty}&count=10`
  if (right <= 1)
    return {
      level: 'Start with the methods',
      text: 'Learn how each type is solved, then take easy questions.',
      ...guides[section],
    }
  if (right <= 3)
    return {
      level: 'Start in the middle',
      text: 'You know the basics. Medium questions show which topics need work.',
      href: practice('medium'),
      linkText: 'Take 10 medium questions',
    }
  return {
    level: 'Start with hard questions',
    text: 'Easy and medium questions are no problem. Look for what still costs you points.',
    href: practice('hard'),
    linkText: 'Take 10 hard questions',
  }
}
