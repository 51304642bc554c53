import { choiceLetter, type Choice, type SingleQuestion } from '../../src/domain/questions/question.ts'

/** Choices with a letter each, of which these are right. */
export function lettered(id: string, letters: string, right: string): readonly Choice[] {
  return Array.from(letters, (letter) => ({
    id: id + letter,
    text: [letter],
    spoken: null,
    isCorrect: right.includes(letter),
    why: [],
  }))
}

/** The plainest question there is, with one right choice of five. */
export function singleQuestion(id: string, right: string): SingleQuestion {
  const letters = Array.from({ length: 5 }, (_, index) => choiceLetter(index).toLowerCase()).join('')
  return { ...aboutNothing, id, kind: 'single', choices: lettered(id, letters, right) }
}

/** What a question has beside its kind. */
export const aboutNothing = {
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
