import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../tests/component/render.tsx'
import { useIgnoreDoubleTap } from './ignore-double-tap.ts'

const onPress = vi.fn()

function Page(): ReactNode {
  useIgnoreDoubleTap()
  return (
    <button type="button" onClick={onPress}>
      Skip
    </button>
  )
}

type Press = Readonly<{ at: number; x?: number; detail?: number; pointerType?: 'touch' | 'mouse' }>

/** A click of the button at a moment, in milliseconds, and a place. */
function press({ at, x = 50, detail = 1, pointerType = 'touch' }: Press): void {
  const init = { clientX: x, clientY: 50, detail, pointerType, bubbles: true, cancelable: true }
  const click = new PointerEvent('click', init)
  Object.defineProperty(click, 'timeStamp', { value: at })
  page.getByRole('button').element().dispatchEvent(click)
}

beforeEach(() => {
  onPress.mockClear()
  render(<Page />)
})

test('a double or triple tap is one press, and a later tap another', () => {
  for (const at of [1000, 1150, 1300]) press({ at })
  expect(onPress).toHaveBeenCalledTimes(1)
  press({ at: 1700 })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('quick taps far from each other are two presses', () => {
  press({ at: 1000 })
  press({ at: 1050, x: 100 })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('the first tap counts, however soon after the page opened', () => {
  press({ at: 100 })
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a double click of a mouse is one press, and two quick single clicks are two', () => {
  press({ at: 1000, pointerType: 'mouse' })
  press({ at: 1100, pointerType: 'mouse', detail: 2 })
  expect(onPress).toHaveBeenCalledTimes(1)
  press({ at: 1200, pointerType: 'mouse' })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('presses by a keyboard or a screen reader all count', () => {
  press({ at: 1000, detail: 0 })
  press({ at: 1050, detail: 0 })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('Enter held down is one press', async () => {
  page.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter>4/}')
  expect(onPress).toHaveBeenCalledTimes(1)
})
