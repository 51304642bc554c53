import type { Answer, QuestionId } from '../../domain/questions/question.ts'

/** What somebody answered before the script had arrived: the fields work from the first byte. */
export function answerBeforeHydration(question: QuestionId): Answer {
  const fields = document.querySelectorAll(`[data-choices="${question}"] :is(input:checked, [data-entry])`)
  return [...fields].flatMap((field) =>
    field instanceof HTMLInputElement && field.value !== '' ? field.value : [],
  )
}
