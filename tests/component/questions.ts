import type { Question, QuestionKind } from '../../src/domain/questions/question.ts'
import { aboutNothing, lettered, singleQuestion } from '../unit/a-question.ts'

type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

/** A plain question of every kind. Choices are named by the question's id and a letter. */
export const questions: Readonly<{ [Kind in QuestionKind]: QuestionOf<Kind> }> = {
  /** Right: b. */
  single: { ...singleQuestion('v1', 'b'), text: ['Which letter is the second?'] },
  /** Right: c. */
  comparison: {
    ...aboutNothing,
    id: 'q1',
    section: 'quantitative',
    topic: 'arithmetic',
    kind: 'comparison',
    quantities: [['7'], ['7']],
    choices: lettered('q1', 'abcd', 'c'),
  },
  /** Right: a and c. */
  several: { ...aboutNothing, id: 'v2', kind: 'several', choices: lettered('v2', 'abc', 'ac') },
  /** Right: b and e. */
  equivalence: { ...aboutNothing, id: 'v3', kind: 'equivalence', choices: lettered('v3', 'abcdef', 'be') },
  /** Right: the second sentence. */
  sentence: {
    ...aboutNothing,
    id: 'v4',
    kind: 'sentence',
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
    ...aboutNothing,
    id: 'v5',
    kind: 'blanks',
    blanks: [lettered('v5', 'abc', 'a'), lettered('v5', 'def', 'e')],
  },
  /** Right: 12. */
  numeric: {
    ...aboutNothing,
    id: 'q2',
    section: 'quantitative',
    topic: 'arithmetic',
    kind: 'numeric',
    key: '12',
    unit: null,
    mistake: [],
  },
}
