import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../tests/component/render.tsx'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { SessionBody } from './session-body.tsx'

const withoutPassage = singleQuestion('v1', 'b')

function withPassage(paragraphs: number): Question {
  const text = Array.from({ length: paragraphs }, () => ({
    tag: 'p' as const,
    children: ['A passage of a few words. '.repeat(20)],
  }))
  return { ...withoutPassage, stimulus: { id: 'a-passage', kind: 'passage', text } }
}

function Body({ question }: { question: Question }): ReactNode {
  return (
    <SessionBody question={question} answer={[]} explanation={<p data-why>Because.</p>}>
      <AnswerField question={question} answer={[]} revealed={false} onAnswer={() => undefined} />
    </SessionBody>
  )
}

const passage = page.getByRole('region', { name: 'Passage' })
const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const choices = (): DOMRect => boxOf('[data-choices]')

afterEach(() => page.viewport(1280, 800))

test('on a wide screen a passage stands beside its question and its choices', () => {
  render(<Body question={withPassage(2)} />)
  const { right, top } = passage.element().getBoundingClientRect()
  expect(right).toBeLessThan(choices().left)
  expect(top).toBeLessThan(choices().top)
  expect(boxOf('[data-why]').top, 'the explanation stands below the choices').toBeGreaterThan(choices().top)
  expect(boxOf('[data-why]').left).toBe(choices().left)
})

test('a long passage scrolls on its own and can be focused for that; a short one cannot', async () => {
  const { rerender } = render(<Body question={withPassage(30)} />)
  const area = (): Element | null => passage.element().parentElement
  await expect.poll(() => area()?.getAttribute('tabindex')).toBe('0')
  expect(area()?.clientHeight).toBeLessThan(800)
  rerender(<Body question={withPassage(1)} />)
  await expect.poll(() => area()?.getAttribute('tabindex')).toBe(null)
})

test('without a passage the choices stand beside the text, and the explanation beside the choices', () => {
  render(<Body question={withoutPassage} />)
  const why = boxOf('[data-why]')
  expect(why.right).toBeLessThan(choices().left)
  expect(why.top).toBeLessThan(choices().bottom)
})

test('on a phone everything stands in one column', async () => {
  await page.viewport(360, 740)
  render(<Body question={withPassage(2)} />)
  const { bottom, left } = passage.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(choices().top)
  expect(left).toBe(choices().left)
  expect(boxOf('[data-why]').top).toBeGreaterThanOrEqual(choices().bottom)
})
