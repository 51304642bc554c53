import type { QuestionKind, QuestionOf } from '../../src/domain/questions/question.ts'
import { questionDefaults, makeChoices, singleQuestion } from '../support/questions.ts'

/** A plain question of every kind. Choices are named by the question's id and a letter. */
export const questions: Readonly<{ [Kind in QuestionKind]: QuestionOf<Kind> }> = {
  /** Right: b. */
  single: { ...singleQuestion('v1', 'b'), text: ['Which letter is the second?'] },
  /** Right: c. */
  comparison: {
    ...questionDefaults,
    id: 'q1',
    section: 'quantitative',
    topic: 'arithmetic',
    kind: 'comparison',
    quantities: [['7'], ['7']],
    choices: makeChoices('q1', 'abcd', 'c'),
  },
  /** Right: a and c. */
  several: { ...questionDefaults, id: 'v2', kind: 'several', choices: makeChoices('v2', 'abc', 'ac') },
  /** Right: b and e. */
  equivalence: {
    ...questionDefaults,
    id: 'v3',
    kind: 'equivalence',
    choices: makeChoices('v3', 'abcdef', 'be'),
  },
  /** Right: the second sentence. */
  sentence: {
    ...questionDefaults,
    id: 'v4',
    kind: 'sentence',
    paragraphs: [2, 1],
    choices: ['The sun rose.', 'Nobody saw it.', 'It was cloudy.'].map((sentence, index) => ({
      id: `v4${'abc'.charAt(index)}`,
      text: [sentence],
      spoken: null,
      isCorrect: index === 1,
      why: [],
    })),
  },
  /** Right: a in the first blank, e in the second. */
  blanks: {
    ...questionDefaults,
    id: 'v5',
    kind: 'blanks',
    blanks: [makeChoices('v5', 'abc', 'a'), makeChoices('v5', 'def', 'e')],
  },
  /** Right: 12. */
  numeric: {
    ...questionDefaults,
    id: 'q2',
    section: 'quantitative',
    topic: 'arithmetic',
    kind: 'numeric',
    key: '12',
    unit: null,
    mistake: [],
  },
}
