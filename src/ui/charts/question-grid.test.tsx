import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import { StepperButtons } from '../buttons/stepper-buttons.tsx'
import { QuestionGrid, type Step } from './question-grid.tsx'

const steps = (hrefOf: (label: string) => string | null): string => {
  const standing = { Q1: 'untouched', Q2: 'right', Q3: 'wrong' } as const
  const all = Object.entries(standing).map(([label, state]): Step => ({ label, state, href: hrefOf(label) }))
  return renderMarkup(<QuestionGrid label="Questions" steps={all} />)
}

test('a step that leads somewhere says by its name how it went, and by its state', () => {
  const markup = steps((label) => `/${label}`)
  expect(partsIn(markup, 'a').map(textsIn)).toEqual([['Q1'], ['Q2'], ['Q3']])
  expect(valuesIn(markup, 'aria-label')).toEqual([
    ...['Questions', 'Q1', 'Q2, right last time', 'Q3, wrong last time'],
  ])
  expect(valuesIn(markup, 'data-state')).toEqual(['untouched', 'right', 'wrong'])
  expect(valuesIn(markup, 'href')).toEqual(['/Q1', '/Q2', '/Q3'])
})

test('a step that leads nowhere says how it went in words that are heard', () => {
  const markup = steps(() => null)
  expect(partsIn(markup, 'li').map((step) => textsIn(step).join(''))).toEqual([
    ...['Q1', 'Q2, right last time', 'Q3, wrong last time'],
  ])
  expect(valuesIn(markup, 'data-state')).toEqual(['untouched', 'right', 'wrong'])
  expect(markup.match(/<span class="visually-hidden">, /g)).toHaveLength(2)
})

test('steps are a way about where one of them leads somewhere, else a group', () => {
  expect(steps(() => '/')).toMatch(/^<nav aria-label="Questions">/)
  expect(steps((label) => (label === 'Q2' ? '/' : null))).toMatch(/^<nav aria-label="Questions">/)
  expect(steps(() => null)).toMatch(/^<div aria-label="Questions" role="group">/)
})

test('of steps to turn to, each says how it went, and one that it is the current one', () => {
  const states = ['untouched', 'right', 'wrong'] as const
  const buttons = states.map((state, at) => ({
    ...{ state, label: `Q${at + 1}`, told: `told of ${state}`, isCurrent: at === 1 },
    onChoose: () => undefined,
  }))
  const markup = renderMarkup(<StepperButtons steps={buttons} />)
  expect(partsIn(markup, 'button').map((button) => button.replace(/ class="[^"]*"/, ''))).toEqual([
    '<button type="button" data-state="untouched" aria-label="Q1, told of untouched">Q1</button>',
    '<button type="button" data-state="right" aria-label="Q2, told of right" aria-current="step">Q2</button>',
    '<button type="button" data-state="wrong" aria-label="Q3, told of wrong">Q3</button>',
  ])
})
