import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import { QuestionGridButtons } from './question-grid-buttons.tsx'
import { QuestionGrid, type GridCell } from './question-grid.tsx'

const gridMarkup = (hrefOf: (label: string) => string | null): string => {
  const states = { Q1: 'untouched', Q2: 'right', Q3: 'wrong' } as const
  const cells = Object.entries(states).map(([label, state]): GridCell => ({
    label,
    state,
    href: hrefOf(label),
  }))
  return renderMarkup(<QuestionGrid label="Questions" cells={cells} />)
}

test('a linked cell shows its result in its accessible name and its data-state', () => {
  const markup = gridMarkup((label) => `/${label}`)
  expect(elementsIn(markup, 'a').map(textsIn)).toEqual([['Q1'], ['Q2'], ['Q3']])
  expect(attributesIn(markup, 'aria-label')).toEqual([
    ...['Questions', 'Q1', 'Q2, right last time', 'Q3, wrong last time'],
  ])
  expect(attributesIn(markup, 'data-state')).toEqual(['untouched', 'right', 'wrong'])
  expect(attributesIn(markup, 'href')).toEqual(['/Q1', '/Q2', '/Q3'])
})

test('a cell without a link contains its result as visually hidden text', () => {
  const markup = gridMarkup(() => null)
  expect(elementsIn(markup, 'li').map((cell) => textsIn(cell).join(''))).toEqual([
    ...['Q1', 'Q2, right last time', 'Q3, wrong last time'],
  ])
  expect(attributesIn(markup, 'data-state')).toEqual(['untouched', 'right', 'wrong'])
  expect(markup.match(/<span class="visually-hidden">, /g)).toHaveLength(2)
})

test('the grid is a nav if any cell has a link, otherwise a group', () => {
  expect(gridMarkup(() => '/')).toMatch(/^<nav aria-label="Questions">/)
  expect(gridMarkup((label) => (label === 'Q2' ? '/' : null))).toMatch(/^<nav aria-label="Questions">/)
  expect(gridMarkup(() => null)).toMatch(/^<div aria-label="Questions" role="group">/)
})

test('each grid button has its description in its accessible name, and one is marked as current', () => {
  const states = ['untouched', 'right', 'wrong'] as const
  const buttons = states.map((state, at) => ({
    ...{ state, label: `Q${at + 1}`, description: `description of ${state}`, isCurrent: at === 1 },
    onChoose: () => undefined,
  }))
  const markup = renderMarkup(<QuestionGridButtons buttons={buttons} />)
  expect(elementsIn(markup, 'button').map((button) => button.replace(/ class="[^"]*"/, ''))).toEqual([
    '<button type="button" data-state="untouched" aria-label="Q1, description of untouched">Q1</button>',
    '<button type="button" data-state="right" aria-label="Q2, description of right" aria-current="step">Q2</button>',
    '<button type="button" data-state="wrong" aria-label="Q3, description of wrong">Q3</button>',
  ])
})
