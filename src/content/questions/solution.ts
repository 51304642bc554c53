import type { RichNode, RichText } from '../../domain/questions/rich-text.ts'
import { richTextFrom } from '../text/rich-text.ts'
import type { AuthoredQuestion } from './question-schema.ts'

type AuthoredSolution = Pick<AuthoredQuestion, 'explanation' | 'steps' | 'shortcut' | 'takeaway'>

/** The solution as the learner reads it: steps as a numbered list, then the quicker way and what to remember. */
export function solutionFrom({ explanation, steps, shortcut, takeaway }: AuthoredSolution): RichText {
  return [
    ...(explanation === undefined ? [] : richTextFrom(explanation)),
    ...(steps === undefined ? [] : [{ tag: 'ol', children: steps.map(listItem) } as const]),
    ...labeled('A quicker way:', shortcut),
    ...labeled('Remember:', takeaway),
  ]
}

function listItem(step: string): RichNode {
  const blocks = richTextFrom(step)
  const [only] = blocks
  return {
    tag: 'li',
    children:
      blocks.length === 1 && typeof only === 'object' && only.tag === 'p' ? (only.children ?? []) : blocks,
  }
}

function labeled(label: string, text: string | undefined): RichText {
  return text === undefined ? [] : richTextFrom(`**${label}** ${text}`)
}
