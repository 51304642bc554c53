import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Answering } from '../../../tests/component/answering.tsx'
import { questions } from '../../../tests/component/questions.ts'
import { render } from '../../../tests/component/render.tsx'
import { passTime } from '../../../tests/component/time.ts'
import { loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

const box = page.getByRole('textbox', { name: 'Your answer' })

test('hands on what is typed', async () => {
  const onAnswer = vi.fn()
  render(<Answering question={questions.numeric} onAnswer={onAnswer} />)
  await userEvent.type(box, '12')
  expect(onAnswer.mock.lastCall).toEqual([['12']])
})

test('says that a text is not a number 0.8 s after the last key', async () => {
  vi.useFakeTimers()
  render(<Answering question={questions.numeric} />)
  await userEvent.fill(box, '12 apples')
  await passTime(799)
  expect(box.element()).toHaveAttribute('aria-invalid', 'false')
  await passTime(1)
  expect(box.element()).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('status').element()).toHaveTextContent(
    'We cannot read this as a number. Enter only the number, without words or units.',
  )
})
