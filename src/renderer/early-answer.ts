import type { ChoiceId, QuestionId } from '../domain/questions/question.ts'

/** The choice somebody made before the script had arrived: the radio buttons work from the first byte. */
export function earlyChoice(question: QuestionId): ChoiceId | null {
  const checked = document.querySelector(`[data-choices="${question}"] input:checked`)
  return checked instanceof HTMLInputElement ? checked.value : null
}
