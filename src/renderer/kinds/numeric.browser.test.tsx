import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Answering } from '../../../tests/component/answering.tsx'
import { questions } from '../../../tests/component/questions.ts'
import { render } from '../../../tests/component/render.tsx'
import { passTime } from '../../../tests/component/time.ts'
import { loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

const box = page.getByRole('textbox', { name: 'Your answer' })

/** Replaces the text at once: under fake timers, the time may move on while `userEvent.fill` waits. */
function enter(text: string): void {
  const input = box.element()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('hands on what is typed', async () => {
  const onAnswer = vi.fn()
  render(<Answering question={questions.numeric} onAnswer={onAnswer} />)
  await userEvent.type(box, '12')
  expect(onAnswer.mock.lastCall).toEqual([['12']])
})

test('a decimal comma is not accepted, and the message says to use a point', async () => {
  vi.useFakeTimers()
  render(<Answering question={questions.numeric} />)
  await userEvent.fill(box, '101,25')
  await passTime(800)
  expect(page.getByRole('status').element()).toHaveTextContent(
    'We can’t read “101,25” as a number. Use a point for decimals: 0.75, not 0,75.',
  )
  await userEvent.fill(box, '101.25')
  await passTime(800)
  expect(box.element()).toHaveAttribute('aria-invalid', 'false')
  expect(page.getByRole('status').element().textContent).not.toContain('We can’t read')
})

test.for([
  ['－', 'false'],
  ['＋', 'false'],
  ['－x', 'true'],
] as const)('the full-width text %s has aria-invalid %s', async ([typed, isInvalid]) => {
  vi.useFakeTimers()
  render(<Answering question={questions.numeric} />)
  await userEvent.fill(box, typed)
  await passTime(1000)
  expect(box.element()).toHaveValue(typed)
  expect(box.element()).toHaveAttribute('aria-invalid', isInvalid)
})

test('says that a text is not a number 0.8 s after the last key', async () => {
  vi.useFakeTimers()
  render(<Answering question={questions.numeric} />)
  enter('12 apples')
  await passTime(799)
  expect(box.element()).toHaveAttribute('aria-invalid', 'false')
  await passTime(1)
  expect(box.element()).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('status').element()).toHaveTextContent(
    'We can’t read “12 apples” as a number. Type digits, a point or a slash, such as 12.5 or 3/4.',
  )
})

test('what is wrong with a text is part of the description of its box', async () => {
  render(<Answering question={questions.numeric} />)
  await expect.element(box).toHaveAttribute('aria-invalid', 'false')
  await userEvent.fill(box, '0,7')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription(/can’t read “0,7” as a number\. Use a point/)
  await userEvent.fill(box, '12 km')
  await expect
    .element(box)
    .toHaveAccessibleDescription(/“12 km” as a number\. Type digits, a point or a slash/)
})

test('a number with a comma between thousands is never an error while it is typed', async () => {
  vi.useFakeTimers()
  render(<Answering question={questions.numeric} />)
  for (const text of ['1', '1,', '1,2', '1,20', '1,200']) {
    enter(text)
    await passTime(100)
    expect(box.element(), text).toHaveAttribute('aria-invalid', 'false')
  }
  await passTime(800)
  expect(box.element()).toHaveAttribute('aria-invalid', 'false')
  expect(box.element()).toHaveValue('1,200')
})

test('the verdict is part of the description of the box', async () => {
  const { rerender } = render(<Answering question={questions.numeric} />)
  await userEvent.fill(box, '-987')
  rerender(<Answering question={questions.numeric} revealed />)
  await expect.element(box).toHaveAccessibleDescription(/Incorrect/)
})

test('asks for the number keyboard, and has keys for the signs that it lacks', async () => {
  const onAnswer = vi.fn()
  render(<Answering question={questions.numeric} onAnswer={onAnswer} />)
  await expect.element(box).toHaveAttribute('inputmode', 'decimal')
  const press = (name: string): void => {
    const key = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name)
    key?.click()
  }
  await userEvent.fill(box, '3')
  press('Slash, for a fraction')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('4')
  press('Minus sign')
  await expect.element(box).toHaveValue('-3/4')
  press('Minus sign')
  await expect.element(box).toHaveValue('3/4')
  expect(onAnswer.mock.lastCall).toEqual([['3/4']])
})
