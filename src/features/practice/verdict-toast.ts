import { choicesOf, type Question } from '../../domain/questions/question.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import type { ToastMessage } from '../../ui/toast.tsx'

const rightToast: ToastMessage = { tone: 'right', title: 'Correct!', text: 'Good job!' }
const wrongToast: ToastMessage = { tone: 'wrong', title: 'Incorrect', text: "Let's review the explanation." }

/** What is said at once of an answer that has been checked; with it an explanation that holds formulas, in words. */
export function verdictToast(question: Question, right: boolean): ToastMessage {
  const { explanation } = question.spoken
  return {
    ...(right ? rightToast : wrongToast),
    ...(explanation === null
      ? {}
      : { told: `Correct answer: ${rightAnswer(question).replace(/\.$/, '')}. ${explanation}` }),
  }
}

function rightAnswer(question: Question): string {
  if (question.kind === 'numeric') return [question.key, question.unit].filter(Boolean).join(' ')
  return choicesOf(question)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ spoken, text }) => spoken ?? plainText(text))
    .join('; ')
}
