import { isRight, missing } from '../../domain/questions/kinds/kinds.ts'
import type { Choice, Question, QuestionBase } from '../../domain/questions/question.ts'
import { sectionOfQuestion } from '../../domain/questions/section.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { newId } from '../../storage/browser/new-id.ts'
import { appendAttempt } from '../../storage/logs/attempts.ts'

/** Checks the answer to a question of a guide, shows the verdict and the explanation, and logs the attempt. */
export function checkTryIt(element: HTMLElement, startedAt: Instant, now: Instant): void {
  const verdict = element.querySelector<HTMLElement>('[data-try-verdict]')
  const question = questionIn(element)
  if (!verdict || !question) return
  const inputs = [...element.querySelectorAll('input')]
  const answer = inputs.flatMap(({ type, checked, value }) =>
    checked || (type === 'text' && value !== '') ? [value] : [],
  )
  const open = missing(question, answer)
  if (open !== null) {
    verdict.textContent = open
    return
  }
  const right = isRight(question, answer)
  for (const input of inputs) lock(input)
  element.querySelector('[data-try-check]')?.remove()
  verdict.textContent = right ? 'Correct.' : 'Incorrect.'
  verdict.dataset['verdict'] = right ? 'right' : 'wrong'
  verdict.focus()
  const explanation = element.querySelector('details')
  if (explanation) explanation.open = true
  void appendAttempt({
    id: newId(),
    question: question.id,
    answer,
    right,
    seconds: Math.max(0, Math.round((now - startedAt) / 1000)),
    at: new Date(now).toISOString(),
    where: { kind: 'page' },
  })
}

/** Locks an answer. A choice shows whether it is right, if that matters: the right ones, and a wrong one that was chosen. */
function lock(input: HTMLInputElement): void {
  input.disabled = true
  const label = input.closest('label')
  const isRightChoice = label?.dataset['right'] !== undefined
  if (!label || input.type === 'text' || (!isRightChoice && !input.checked)) return
  const word = document.createElement('strong')
  word.textContent = isRightChoice ? 'Correct' : 'Incorrect'
  label.dataset['verdict'] = isRightChoice ? 'right' : 'wrong'
  label.append(word)
}

/** What the rules of its kind need of a question: the rest of it is the markup itself. */
function questionIn(element: HTMLElement): Question | null {
  const { try: id = '', kind } = element.dataset
  const section = sectionOfQuestion(id)
  if (!section) return null
  const groups = [...element.querySelectorAll('fieldset')].map((group) => choicesIn(group))
  const choices = groups.flat()
  const base: QuestionBase = {
    ...{ id, section, topic: '', skill: '', difficulty: 'medium', stimulus: null, direction: null },
    ...{ text: [], explanation: [], spoken: { text: null, explanation: null } },
  }
  switch (kind) {
    case 'single':
    case 'several':
    case 'equivalence':
      return { ...base, kind, choices }
    case 'comparison':
      return { ...base, kind, choices, quantities: [[], []] }
    case 'sentence':
      return { ...base, kind, choices, paragraphs: [] }
    case 'blanks':
      return { ...base, kind, blanks: groups }
    case 'numeric':
      return { ...base, kind, key: keyIn(element), unit: null, mistake: [] }
    default:
      return null
  }
}

function choicesIn(group: Element): readonly Choice[] {
  return [...group.querySelectorAll('input')].map(({ value, parentElement }) => ({
    ...{ id: value, text: [], spoken: null, why: [] },
    isCorrect: parentElement?.dataset['right'] !== undefined,
  }))
}

function keyIn(element: Element): string {
  return element.querySelector<HTMLInputElement>('[data-key]')?.dataset['key'] ?? ''
}
