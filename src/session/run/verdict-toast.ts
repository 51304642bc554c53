import { rightChoices, typedAnswer } from '../../domain/questions/kinds/kinds.ts'
import type { Question } from '../../domain/questions/question.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import type { ToastMessage } from '../../ui/messages/toast.tsx'

const rightToast: ToastMessage = { tone: 'right', title: 'Correct!', text: 'Good job!' }
const wrongToast: ToastMessage = { tone: 'wrong', title: 'Incorrect', text: "Let's review the explanation." }

/** The toast for a checked answer. Its announcement for screen readers also contains the explanation. */
export function verdictToast(question: Question, right: boolean): ToastMessage {
  const explanation = question.spoken.explanation ?? plainText(question.explanation).replace(/_+/g, 'blank')
  return right
    ? { ...rightToast, announcement: `Correct. ${explanation}` }
    : {
        ...wrongToast,
        announcement: `Incorrect. Correct answer: ${rightAnswer(question).replace(/(?<![?!])[.,]?$/, '.')} ${explanation}`,
      }
}

function rightAnswer(question: Question): string {
  const typed = typedAnswer(question)
  if (typed) return typed.key
  return rightChoices(question)
    .map(({ spoken, text }) => spoken ?? plainText(text))
    .join('; ')
    .replace(/\.;/g, ';')
}
