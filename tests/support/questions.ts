import { choiceLetter, type Choice, type QuestionOf } from '../../src/domain/questions/question.ts'

/** One choice for each of `letters`; those in `right` are right. */
export function makeChoices(id: string, letters: string, right: string): readonly Choice[] {
  return Array.from(letters, (letter) => ({
    id: id + letter,
    text: [letter],
    spoken: null,
    isCorrect: right.includes(letter),
    why: [],
  }))
}

/** A minimal question with five choices, one of them right. */
export function singleQuestion(id: string, right: string): QuestionOf<'single'> {
  const letters = Array.from({ length: 5 }, (_, index) => choiceLetter(index).toLowerCase()).join('')
  return { ...questionDefaults, id, kind: 'single', choices: makeChoices(id, letters, right) }
}

/** The fields that every kind of question has. */
export const questionDefaults = {
  id: 'v1',
  section: 'verbal',
  topic: 'text-completion',
  skill: 'one-blank',
  difficulty: 'easy',
  stimulus: null,
  direction: null,
  text: ['?'],
  explanation: [],
  spoken: { text: null, explanation: null },
} as const
