import type {
  Answer,
  BlanksQuestion,
  Choice,
  ChoiceId,
  EquivalenceQuestion,
  SeveralQuestion,
} from './question.ts'

type MultiPartQuestion = BlanksQuestion | EquivalenceQuestion | SeveralQuestion

/** The answer after a choice was picked: in place of another of its blank, or beside it where several are wanted. */
export function toggleChoice(question: MultiPartQuestion, answer: Answer, choice: ChoiceId): Answer {
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
  }
}

function inOrder(choices: readonly Choice[], chosen: readonly ChoiceId[]): Answer {
  return choices.map(({ id }) => id).filter((id) => chosen.includes(id))
}
