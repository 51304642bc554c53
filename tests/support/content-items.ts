import type { Finding, Item } from '../../tools/content/item.ts'
import { buildQuestion } from '../../src/content/questions/build-question.ts'
import { questionSchema } from '../../src/content/questions/question-schema.ts'

export const fortyWords = Array.from({ length: 40 }, () => 'word').join(' ')
export const choiceTexts = [
  'alpha is red',
  'beta is blue',
  'gamma is green',
  'delta is gold',
  'epsilon is gray',
]

export type ItemChange = Record<string, unknown>

export function choicesWithKey(correctIndex: number, texts: readonly string[] = choiceTexts): object[] {
  return texts.map((text, index) => ({
    text,
    why: 'This is the reason.',
    ...(index === correctIndex && { correct: true }),
  }))
}

/** A valid question with some changed fields. Fields that are undefined are left out. */
export function makeItem(change: ItemChange = {}): Item {
  const merged: ItemChange = {
    id: 'v1',
    kind: 'single',
    topic: 'reading-comprehension',
    skill: 'inference',
    difficulty: 'medium',
    text: 'What follows from this?',
    choices: choicesWithKey(0),
    explanation: fortyWords,
    ...change,
  }
  const fields = Object.entries(merged).filter(([, value]) => value !== undefined)
  const source = questionSchema.parse(Object.fromEntries(fields))
  return { file: 'a.yaml', source, question: buildQuestion(source, null) }
}

/** The findings as lines of text. */
export function findingLines(findings: readonly Finding[]): string {
  return findings.map(({ id, rule }) => `${id}: ${rule}`).join('\n')
}
