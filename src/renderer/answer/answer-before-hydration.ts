import type { Answer, QuestionId } from '../../domain/questions/question.ts'

/** Reads the answer from the DOM: the fields in the built HTML can be used before the script has loaded. */
export function answerBeforeHydration(question: QuestionId): Answer {
  const fields = document.querySelectorAll(
    `[data-choices="${question}"] :is(input:checked, [data-text-field])`,
  )
  return [...fields].flatMap((field) =>
    field instanceof HTMLInputElement && field.value !== '' ? field.value : [],
  )
}
