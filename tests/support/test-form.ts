import type { MeasureSections, TestForm } from '../../src/domain/tests/form.ts'

function ids(letter: string, from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${from + index}`)
}

function sections(letter: string): MeasureSections {
  return {
    first: ids(letter, 9101, 12),
    second: { easy: ids(letter, 9121, 15), medium: ids(letter, 9141, 15), hard: ids(letter, 9161, 15) },
  }
}

/** A form of the full test, with ids that no question has. */
export const testForm: TestForm = {
  id: 'form-9',
  number: 9,
  order: ['verbal', 'quantitative', 'verbal', 'quantitative'],
  issue: { statement: 'A statement.', instruction: 'An instruction.' },
  sections: { verbal: sections('v'), quantitative: sections('q') },
}
