import { isQuestionId } from '../../domain/questions/section.ts'

/** Puts the question somebody came from into the report, and lets the report be copied. */
export function fillReport(): void {
  const field = document.querySelector('[data-report]')
  const button = document.querySelector('[data-copy-report]')
  const status = document.querySelector('[data-copied]')
  if (!(field instanceof HTMLTextAreaElement) || !(button instanceof HTMLButtonElement)) return
  const id = new URLSearchParams(location.search).get('question') ?? ''
  // After a reload Firefox puts back what stood in the field, the question with it.
  if (isQuestionId(id)) field.value = field.value.replace('question: \n', `question: ${id}\n`)
  delete button.dataset['asleep']
  const say = (text: string): void => {
    if (status) status.textContent = text
  }
  button.addEventListener('click', () => {
    field.select()
    // On plain http there is no clipboard, and to ask for it throws: here that is a refusal like any other.
    const written = (async () => navigator.clipboard.writeText(field.value))()
    written.then(
      () => say('Copied.'),
      () => say('Your browser did not let us copy. The text is selected: copy it yourself.'),
    )
  })
}
