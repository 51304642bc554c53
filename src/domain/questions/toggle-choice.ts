import type {
  Answer,
  BlanksQuestion,
  Choice,
  ChoiceId,
  EquivalenceQuestion,
  SeveralQuestion,
} from './question.ts'

type MultiPartQuestion = BlanksQuestion | EquivalenceQuestion | SeveralQuestion

/** The answer after a choice is clicked: it replaces the other choice of its blank, or is added or removed elsewhere. */
export function toggleChoice(question: MultiPartQuestion, answer: Answer, choice: ChoiceId): Answer {
  switch (question.kind) {
    case 'several':
    case 'equivalence':
      return inDisplayOrder(
        question.choices,
        answer.includes(choice) ? answer.filter((id) => id !== choice) : [...answer, choice],
      )
    case 'blanks': {
      const blank = question.blanks.find((choices) => choices.some(({ id }) => id === choice)) ?? []
      const others = answer.filter((id) => blank.every((sibling) => sibling.id !== id))
      return inDisplayOrder(question.blanks.flat(), [...others, choice])
    }
  }
}

function inDisplayOrder(choices: readonly Choice[], chosen: readonly ChoiceId[]): Answer {
  return choices.map(({ id }) => id).filter((id) => chosen.includes(id))
}
