// The order of the layers comes first, as it does in every page.
import './layer-order.css'
import '../../src/shell/styles/tokens.css'
import '../../src/shell/styles/fonts.css'
import '../../src/shell/styles/base.css'
import '../../src/shell/styles/motion.css'
import '../../src/ui/buttons/icon-button.css'
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { clearStorage } from './storage.ts'
import { unmountAll } from './render.tsx'

/** Every test begins with an empty page, an empty browser and the real time, and fails on an error in the console. */

let errors: MockInstance<typeof console.error>

document.documentElement.lang = 'en'
document.documentElement.dataset['script'] = ''

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  vi.useRealTimers()
  unmountAll()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname + location.search)
  await clearStorage()
  const printed = errors.mock.calls.map((parts) => parts.map(String).join(' '))
  vi.restoreAllMocks()
  expect(printed, 'errors in the console').toEqual([])
})
