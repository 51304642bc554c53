import type { Answer, Choice, ChoiceId, Question } from './question.ts'

/** The answer after a choice was picked: in place of another where one is wanted, beside it where several are. */
export function choose(question: Question, answer: Answer, choice: ChoiceId): Answer {
  switch (question.kind) {
    case 'several':
    case 'equivalence':
      return inOrder(
        question.choices,
        answer.includes(choice) ? answer.filter((id) => id !== choice) : [...answer, choice],
      )
    case 'blanks': {
      const group = question.blanks.find((choices) => choices.some(({ id }) => id === choice)) ?? []
      const others = answer.filter((id) => group.every((own) => own.id !== id))
      return inOrder(question.blanks.flat(), [...others, choice])
    }
    default:
      return [choice]
  }
}

function inOrder(choices: readonly Choice[], chosen: readonly ChoiceId[]): Answer {
  return choices.map(({ id }) => id).filter((id) => chosen.includes(id))
}
