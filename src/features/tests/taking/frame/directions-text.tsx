import type { ReactNode } from 'react'
import { measureOf, type SectionPart } from '../../../../domain/tests/test-part.ts'

/** What a section asks for, and how its questions are answered. */
export function sectionDirections(part: SectionPart): ReactNode {
  const measure = measureOf(part)
  if (measure === null) return <EssayDirections />
  return measure === 'verbal' ? <VerbalDirections /> : <QuantitativeDirections />
}

function EssayDirections(): ReactNode {
  return (
    <>
      <p>
        You will see a statement on a general subject, and an instruction that says how to respond to it.
        Write about this statement and follow this instruction. An essay on another subject would get no
        score.
      </p>
      <p>Readers of the real test look at five things:</p>
      <ul>
        <li>whether you respond to the instruction</li>
        <li>whether you see what is complicated about the issue</li>
        <li>how you order, develop and express your thoughts</li>
        <li>whether your reasons and examples carry your position</li>
        <li>your command of standard written English</li>
      </ul>
      <p>
        Take a few minutes to plan, and leave some to read what you have written. The editor can cut, paste,
        undo and redo. It does not check spelling, as in the test.
      </p>
    </>
  )
}

function AnswerForms(): ReactNode {
  return (
    <>
      <li>Round buttons: choose one answer. Square boxes: choose one or more, as the question says.</li>
      <li>A question counts only if all of its answer is right. There is no penalty for a wrong answer.</li>
    </>
  )
}

function VerbalDirections(): ReactNode {
  return (
    <ul>
      <li>Text completion (TC): choose one word or phrase for each blank.</li>
      <li>Sentence equivalence (SE): choose the two words that fit and give sentences alike in meaning.</li>
      <li>
        Reading comprehension (RC): answer from what the passage states or implies. Some questions ask for a
        sentence.
      </li>
      <AnswerForms />
    </ul>
  )
}

function QuantitativeDirections(): ReactNode {
  return (
    <ul>
      <li>Quantitative comparison (QC): compare Quantity A with Quantity B.</li>
      <li>Numeric entry: type a whole number, a decimal or a fraction.</li>
      <li>
        All numbers are real. Geometric figures need not be drawn to scale; graphs and number lines are.
      </li>
      <AnswerForms />
    </ul>
  )
}
