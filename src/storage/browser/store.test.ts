import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a store wakes with its first watcher and sleeps with its last', () => {
  const sleep = vi.fn()
  const awaken = vi.fn(() => sleep)
  const store = createStore(0, awaken)
  expect(awaken).not.toHaveBeenCalled()
  const leaveFirst = store.subscribe(() => undefined)
  const leaveSecond = store.subscribe(() => undefined)
  expect(awaken).toHaveBeenCalledTimes(1)
  leaveFirst()
  expect(sleep).not.toHaveBeenCalled()
  leaveSecond()
  expect(sleep).toHaveBeenCalledTimes(1)
  store.subscribe(() => undefined)
  expect(awaken).toHaveBeenCalledTimes(2)
})

test('every watcher hears of a new value until it leaves', () => {
  const store = createStore('old', () => () => undefined)
  const watcher = vi.fn()
  const leave = store.subscribe(watcher)
  store.set('new')
  expect(store.get()).toBe('new')
  leave()
  store.set('newer')
  expect(watcher).toHaveBeenCalledTimes(1)
})

test('a value that takes long to make is made when somebody asks for it, and once', () => {
  const store = createStore('old', () => () => undefined)
  const make = vi.fn(() => 'made')
  store.setLazily(make)
  expect(make).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['made', 'made'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('what the build knew stays what it was, so that the first drawing agrees with the page', () => {
  const store = createStore('empty', () => () => undefined)
  store.set('full')
  expect(store.getServerValue()).toBe('empty')
})
