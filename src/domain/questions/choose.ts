import type { Answer, Choice, ChoiceId } from './question.ts'

/** The answer after a click on a checkbox: the choice is added, or removed if it was chosen. Stays in display order. */
export function toggleChoice(choices: readonly Choice[], answer: Answer, choice: ChoiceId): Answer {
  return inDisplayOrder(
    choices,
    answer.includes(choice) ? answer.filter((id) => id !== choice) : [...answer, choice],
  )
}

/** The answer after a click on a choice that replaces the other choice of its group. Stays in display order. */
export function chooseInGroup(
  groups: readonly (readonly Choice[])[],
  answer: Answer,
  choice: ChoiceId,
): Answer {
  const group = groups.find((choices) => choices.some(({ id }) => id === choice)) ?? []
  const others = answer.filter((id) => group.every((sibling) => sibling.id !== id))
  return inDisplayOrder(groups.flat(), [...others, choice])
}

function inDisplayOrder(choices: readonly Choice[], chosen: readonly ChoiceId[]): Answer {
  return choices.map(({ id }) => id).filter((id) => chosen.includes(id))
}
