import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  startHistory,
  withEdit,
  withRedo,
  withReplacement,
  withUndo,
  type TextHistory,
} from './text-history.ts'

/** Types a text letter by letter, a tenth of a second apart. */
function typed(history: TextHistory, text: string, from = 0): TextHistory {
  return text
    .split('')
    .reduce(
      (before, letter, index) =>
        withEdit(before, withReplacement(before.present, letter), from + index * 100),
      history,
    )
}

test('letters typed in one go are undone word by word', () => {
  const history = typed(startHistory(''), 'one two')
  expect(history.present.text).toBe('one two')
  expect(withUndo(history).present.text).toBe('one')
  expect(withUndo(withUndo(history)).present.text).toBe('')
})

test('a pause begins a new step', () => {
  const history = typed(typed(startHistory(''), 'so'), 'me', 5000)
  expect(withUndo(history).present.text).toBe('so')
})

test('what is pasted or cut is a step of its own', () => {
  const before = typed(startHistory(''), 'word')
  const cut = withEdit(before, withReplacement({ ...before.present, start: 0, end: 2 }, ''), 500)
  expect(cut.present).toEqual({ text: 'rd', start: 0, end: 0 })
  expect(withUndo(cut).present.text).toBe('word')
})

test('redo brings back what was undone, until something is typed', () => {
  const history = withUndo(typed(startHistory(''), 'one two'))
  expect(withRedo(history).present.text).toBe('one two')
  expect(withRedo(typed(history, '!', 9000)).present.text).toBe('one!')
})

test('undoing everything leads back to the first text, and redoing everything to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 5 }), { maxLength: 40 }), (texts) => {
      const start = startHistory('begin')
      const end = texts.reduce(
        (history, text, index) => withEdit(history, withReplacement(history.present, text), index * 300),
        start,
      )
      let undone = end
      for (let step = 0; step < 600; step += 1) undone = withUndo(undone)
      expect(undone.present.text).toBe('begin')
      let redone = undone
      for (let step = 0; step < 600; step += 1) redone = withRedo(redone)
      expect(redone.present.text).toBe(end.present.text)
    }),
  )
})
