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

test('keys and clock are on until they are turned off', async () => {
  const { settingsStore } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: true })
})

test('what was set is still set on the next visit', async () => {
  const { changeSettings } = await openSettings()
  changeSettings({ clock: false })
  const { settingsStore } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: false })
})

test('whoever asks first is told what is set, though nobody watches yet', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  vi.resetModules()
  const { settingsStore } = await import('./settings.ts')
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
})

test('settings that can be read leave no copy behind when they change', async () => {
  const { changeSettings } = await openSettings()
  changeSettings({ clock: false })
  changeSettings({ clock: true })
  expect([...browser.items]).toEqual([['gradus.settings', '{"keys":true,"clock":true}']])
})

test.each(['{', '[]', 'null', '5', '"on"', 'true', '{"keys":"no","clock":true}', '{"keys":true}'])(
  'settings kept as %s count as never set, and are set aside',
  async (text) => {
    browser.items.set('gradus.settings', text)
    const { settingsStore } = await openSettings()
    expect(settingsStore.get()).toEqual({ keys: true, clock: true })
    expect(browser.items.get('gradus.settings.unreadable')).toBe(text)
  },
)

test('settings that cannot be read are not written over where there is no room to set them aside', async () => {
  browser.items.set('gradus.settings', 'not ours to lose')
  for (let place = 1; place <= 20; place += 1)
    browser.items.set(`gradus.settings.unreadable${place === 1 ? '' : `.${place}`}`, `text ${place}`)
  const { settingsStore, changeSettings } = await openSettings()
  changeSettings({ keys: false })
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
  expect(browser.items.get('gradus.settings')).toBe('not ours to lose')
})

test('what another tab sets holds here too, and stays when something else is set', async () => {
  const { settingsStore, changeSettings } = await openSettings()
  expect(settingsStore.get()).toEqual({ keys: true, clock: true })
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  browser.dispatchStorageEvent('gradus.settings')
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
  changeSettings({ clock: false })
  expect(browser.items.get('gradus.settings')).toBe('{"keys":false,"clock":false}')
})

test('what a later Gradus may add to the settings is not exported as ours', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true,"sound":true}')
  const { readSettings } = await openSettings()
  expect(readSettings()).toEqual({ keys: false, clock: true })
})

test('where nothing can be kept a setting still holds on the page', async () => {
  browser.blockLocalStorage()
  const { settingsStore, changeSettings } = await openSettings()
  changeSettings({ keys: false })
  expect(settingsStore.get()).toEqual({ keys: false, clock: true })
})
