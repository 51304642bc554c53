import type { Answer } from '../../domain/questions/question.ts'
import {
  highestScore,
  noTraitScores,
  traits,
  type Trait,
  type TraitScores,
} from '../../domain/tests/essay-traits.ts'
import type { SecondLook } from '../../domain/tests/second-look.ts'
import { isRecord } from '../formats/stored-values.ts'
import { createLog } from '../logs/log.ts'

/** What a learner adds to a finished test, in the report: the second look, and the own scores of the essay. */
export type TestNotes = Readonly<{
  /** The id of the test. */
  id: string
  /** Null until the learner has decided. */
  look: SecondLook | null
  traits: TraitScores
}>

/** An entry with the id of an earlier one takes its place. */
export const testNotesLog = createLog<TestNotes>({
  place: { kind: 'testNotes' },
  changeKey: 'gradus.test-notes',
  fromRow: testNotesFromRow,
})

/** The notes on a test; empty ones if there are none. */
export function notesOf(id: string, entries: readonly TestNotes[]): TestNotes {
  return entries.find((notes) => notes.id === id) ?? { id, look: null, traits: noTraitScores }
}

function testNotesFromRow(row: unknown): TestNotes | null {
  if (!isRecord(row) || typeof row['id'] !== 'string') return null
  const { id, look } = row
  const traitScores = traitsFrom(row['traits'])
  if (!traitScores || !(look === null || isLook(look))) return null
  return { id, look, traits: traitScores }
}

function traitsFrom(value: unknown): TraitScores | null {
  if (!isRecord(value)) return null
  const scores: Record<Trait, number | null> = { ...noTraitScores }
  for (const trait of traits) {
    const score = value[trait]
    if (isTraitScore(score)) scores[trait] = score
    else if (score !== null) return null
  }
  return scores
}

function isTraitScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestScore
}

function isLook(value: unknown): value is SecondLook {
  return (
    isRecord(value) &&
    isListOfTexts(value['asked']) &&
    Array.isArray(value['answers']) &&
    value['answers'].every(isSecondAnswer) &&
    typeof value['isFinished'] === 'boolean'
  )
}

function isSecondAnswer(value: unknown): value is SecondLook['answers'][number] {
  return isRecord(value) && typeof value['question'] === 'string' && isListOfTexts(value['answer'])
}

function isListOfTexts(value: unknown): value is Answer {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
