import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../../tests/component/render.tsx'
import type { RoundMode } from '../../../domain/words/round-mode.ts'
import type { WordCard } from '../../../domain/words/word-card.ts'
import { changeSettings } from '../../../storage/settings/settings.ts'
import { WordQuestionCard } from './word-question-card.tsx'

function card(word: string, definition: string, sentence: string): WordCard {
  return {
    ...{ word, definition, sentence, part: 'verb', theme: 'change', tier: 'top', root: '' },
    ...{ near: [], far: [] },
  }
}

const abate = card('abate', 'to grow weaker', 'The wind abated in the night.')
const deny = card('deny', 'to say that something is not so', 'He denies it.')

const [onAnswer, onNext, onStop] = [vi.fn(), vi.fn(), vi.fn()]

/** Shows the question about "abate". The first choice is wrong, the second is right. */
function renderQuestion(mode: RoundMode = 'meaning'): void {
  const question = { card: abate, options: [deny, abate] }
  render(<WordQuestionCard position="Question 1" {...{ question, mode, onAnswer, onNext, onStop }} />)
}

const choice = (name: string) => page.getByRole('listitem').getByRole('button', { name })
const verdict = () => document.querySelector('#verdict strong')?.textContent

beforeEach(() => {
  vi.clearAllMocks()
  changeSettings({ keys: true, clock: true })
})

test('the word has the focus, a digit chooses, then Next has the focus', async () => {
  renderQuestion()
  await expect.element(page.getByRole('heading', { name: 'abate' })).toHaveFocus()
  await userEvent.keyboard('2')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('abate')
  const next = page.getByRole('button', { name: 'Next' })
  await expect.element(next).toHaveFocus()
  await next.click()
  expect(onNext).toHaveBeenCalledExactlyOnceWith('abate')
})

test.for([
  ['1', 'Incorrect', ['Incorrect', 'Correct']],
  ['2', 'Correct', ['Correct']],
] as const)(
  'after the choice %s the meaning and the sentence of the word are shown',
  async ([key, text, marks]) => {
    renderQuestion()
    await userEvent.keyboard(key)
    await expect
      .element(page.getByRole('button', { name: 'Next' }))
      .toHaveAccessibleDescription(`${text}. abate: to grow weaker. The wind abated in the night.`)
    const shown = Array.from(document.querySelectorAll('li strong'), ({ textContent }) => textContent)
    expect(shown).toEqual(marks)
  },
)

test.for(['word', 'gap'] as const)('in the mode "%s" the question does not show the word', async (mode) => {
  renderQuestion(mode)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveFocus()
  expect(heading.element().textContent).not.toContain('abate')
  await expect.element(choice('abate')).toBeEnabled()
})

test('a digit with Control chooses nothing', async () => {
  renderQuestion()
  await userEvent.keyboard('{Control>}1{/Control}')
  expect(onAnswer).not.toHaveBeenCalled()
})

test('after the first choice, other digits and choices change nothing', async () => {
  renderQuestion()
  await userEvent.keyboard('1')
  expect(verdict()).toBe('Incorrect.')
  await userEvent.keyboard('2')
  expect(verdict()).toBe('Incorrect.')
  expect(document.querySelectorAll('li button:disabled')).toHaveLength(2)
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('deny')
})

test('if single keys are turned off, a digit chooses nothing and a click does', async () => {
  changeSettings({ keys: false })
  renderQuestion()
  await userEvent.keyboard('1')
  expect(onAnswer).not.toHaveBeenCalled()
  await choice('to grow weaker').click()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('abate')
})

test('a question can be stopped only before its answer', async () => {
  renderQuestion()
  const stop = page.getByRole('button', { name: 'Stop here' })
  await stop.click()
  expect(onStop).toHaveBeenCalledOnce()
  await userEvent.keyboard('2')
  await expect.element(stop).not.toBeInTheDocument()
})
