import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

async function openSettings(): Promise<typeof import('./settings.ts')> {
  vi.resetModules()
  const settings = await import('./settings.ts')
  settings.settingsStore.subscribe(() => undefined)
  return settings
}

test('keys and clock are on by default', async () => {
  const { settingsStore } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: true })
})

test('a changed setting is stored for the next visit', async () => {
  const { changeSettings } = await openSettings()
  changeSettings({ clock: false })
  const { settingsStore } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: false })
})

test('settings can be read before the first subscription', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  vi.resetModules()
  const { settingsStore } = await import('./settings.ts')
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
})

test('valid settings are not quarantined when they change', async () => {
  const { changeSettings } = await openSettings()
  changeSettings({ clock: false })
  changeSettings({ clock: true })
  expect([...browser.items]).toEqual([['gradus.settings', '{"keys":true,"clock":true}']])
})

test.each(['{', '[]', 'null', '5', '"on"', 'true', '{"keys":"no","clock":true}', '{"keys":true}'])(
  'settings stored as %s are invalid: defaults apply, and the text is quarantined',
  async (text) => {
    browser.items.set('gradus.settings', text)
    const { settingsStore } = await openSettings()
    expect(settingsStore.get()).toEqual({ keys: true, clock: true })
    expect(browser.items.get('gradus.settings.unreadable')).toBe(text)
  },
)

test('invalid settings are not overwritten if they cannot be quarantined', async () => {
  browser.items.set('gradus.settings', 'invalid settings')
  for (let number = 1; number <= 20; number += 1)
    browser.items.set(`gradus.settings.unreadable${number === 1 ? '' : `.${number}`}`, `text ${number}`)
  const { settingsStore, changeSettings } = await openSettings()
  changeSettings({ keys: false })
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
  expect(browser.items.get('gradus.settings')).toBe('invalid settings')
})

test('settings changed in another tab apply here, and are preserved by later changes', async () => {
  const { settingsStore, changeSettings } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: true })
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  browser.dispatchStorageEvent('gradus.settings')
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
  changeSettings({ clock: false })
  expect(browser.items.get('gradus.settings')).toBe('{"keys":false,"clock":false}')
})

test('readSettings drops unknown settings', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true,"sound":true}')
  const { readSettings } = await openSettings()
  expect(readSettings()).toEqual({ keys: false, clock: true })
})

test('a setting that cannot be stored still applies on the page', async () => {
  browser.blockLocalStorage()
  const { settingsStore, changeSettings } = await openSettings()
  changeSettings({ keys: false })
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
})
