import { useEffect, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../tests/component/render.tsx'
import { passTime } from '../../../tests/component/time.ts'
import { useToast, type ToastMessage } from './toast.tsx'

const right: ToastMessage = {
  tone: 'right',
  title: 'Correct!',
  text: 'Good job!',
  announcement: 'Correct. Two follows one.',
}
const wrong: ToastMessage = { tone: 'wrong', title: 'Incorrect', text: 'Review the explanation.' }
const error: ToastMessage = { tone: 'error', title: 'Error', text: 'Not saved' }

type Show = (message: ToastMessage) => void

let show: Show

function Page({ onReady }: { onReady: (showToast: Show) => void }): ReactNode {
  const { toast, show: showToast } = useToast()
  useEffect(() => {
    onReady(showToast)
  }, [onReady, showToast])
  return toast
}

const shown = (): readonly Element[] => [...document.querySelectorAll('[data-toast]')]
const textIn = (role: 'status' | 'alert'): string => page.getByRole(role).element().textContent

beforeEach(() => {
  vi.useFakeTimers()
  render(<Page onReady={(showToast) => (show = showToast)} />)
})

test('a verdict is announced politely with its explanation, and leaves after 1.5 seconds', async () => {
  show(right)
  await passTime(0)
  expect(textIn('status')).toContain('Correct!Good job!')
  const announced = shown().flatMap((toast) => [...toast.querySelectorAll('p:not([aria-hidden="true"])')])
  expect(announced.map((line) => line.textContent)).toEqual(['Correct. Two follows one.'])
  await passTime(1400)
  expect(shown()).toHaveLength(1)
  await passTime(200)
  expect(shown()).toHaveLength(0)
})

test('a verdict replaces the one before it and stays for its own time', async () => {
  show(right)
  await passTime(1000)
  const [first] = shown()
  show(wrong)
  await passTime(0)
  expect(shown()).toHaveLength(1)
  expect(textIn('status')).toContain('Incorrect')
  expect(first?.isConnected, 'a text that changes in place is not announced').toBe(false)
  await passTime(1400)
  expect(textIn('status')).toContain('Incorrect')
  await passTime(200)
  expect(shown()).toHaveLength(0)
})

test('an error is announced at once and stays for ten seconds', async () => {
  show(error)
  await passTime(0)
  expect(textIn('alert')).toContain('ErrorNot saved')
  expect(textIn('status')).toBe('')
  await passTime(9900)
  expect(shown()).toHaveLength(1)
  await passTime(200)
  expect(shown()).toHaveLength(0)
})
