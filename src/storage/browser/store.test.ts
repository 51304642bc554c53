import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a store starts at its first subscription and stops after its last', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const store = createStore(0, start)
  expect(start).not.toHaveBeenCalled()
  const unsubscribeFirst = store.subscribe(() => undefined)
  const unsubscribeSecond = store.subscribe(() => undefined)
  expect(start).toHaveBeenCalledTimes(1)
  unsubscribeFirst()
  expect(stop).not.toHaveBeenCalled()
  unsubscribeSecond()
  expect(stop).toHaveBeenCalledTimes(1)
  store.subscribe(() => undefined)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a subscriber is called for a new value until it unsubscribes', () => {
  const store = createStore('old', () => () => undefined)
  const subscriber = vi.fn()
  const unsubscribe = store.subscribe(subscriber)
  store.set('new')
  expect(store.get()).toBe('new')
  unsubscribe()
  store.set('newer')
  expect(subscriber).toHaveBeenCalledTimes(1)
})

test('a lazy value is computed at the first get, and only once', () => {
  const store = createStore('old', () => () => undefined)
  const compute = vi.fn(() => 'computed')
  store.setLazily(compute)
  expect(compute).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['computed', 'computed'])
  expect(compute).toHaveBeenCalledTimes(1)
})

test('getServerValue always returns the initial value, so that hydration matches the HTML', () => {
  const store = createStore('empty', () => () => undefined)
  store.set('full')
  expect(store.getServerValue()).toBe('empty')
})
