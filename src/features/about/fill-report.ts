import { isQuestionId } from '../../domain/questions/section.ts'

/** Fills the question id from the address into the report, and makes the copy button work. */
export function fillReport(): void {
  const field = document.querySelector('[data-report]')
  const button = document.querySelector('[data-copy-report]')
  const status = document.querySelector('[data-copied]')
  if (!(field instanceof HTMLTextAreaElement) || !(button instanceof HTMLButtonElement)) return
  const id = new URLSearchParams(location.search).get('question') ?? ''
  // After a reload Firefox restores the text of the field, which then has the id already.
  if (isQuestionId(id)) field.value = field.value.replace('question: \n', `question: ${id}\n`)
  delete button.dataset['needsScript']
  const showStatus = (text: string): void => {
    if (status) status.textContent = text
  }
  button.addEventListener('click', () => {
    field.select()
    // navigator.clipboard is undefined on plain http: the async function turns that error into a rejection.
    const copying = (async () => navigator.clipboard.writeText(field.value))()
    copying.then(
      () => showStatus('Copied.'),
      () => showStatus('Your browser blocked copying. The text is selected, so you can copy it yourself.'),
    )
  })
}
