import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { backupText } from '../../../tests/support/mutated-backups.ts'
import { attempt, exportFrom, openTab } from '../../../tests/support/browser-tab.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['puce', 'system'],
  [null, 'system'],
])('a theme kept as %s is exported as %s', async (kept, theme) => {
  if (kept !== null) browser.items.set('gradus.theme', kept)
  const [text = ''] = (await (await openTab()).exportBackup(new Date(0))).texts
  expect(JSON.parse(text)).toMatchObject({ theme })
})

test.each([
  ['light', true, ['gradus.theme']],
  ['dark', true, ['gradus.theme']],
  ['system', false, []],
])('a theme of %s alone is new settings: %s, of which this tab hears', async (theme, newSettings, keys) => {
  const heard: unknown[] = []
  addEventListener('storage', ({ key }) => heard.push(key))
  const backup = { format: 'gradus-backup', version: 3, exportedAt: attempt.at, results: [], attempts: [] }
  const text = backupText({ ...backup, ticks: [], settings: { keys: true, clock: true }, theme })
  expect(await (await openTab()).importBackup(new Blob([text]))).toMatchObject({ ok: true, newSettings })
  expect(heard).toEqual(keys)
})

test.each(['{"keys":true,"clock":false}', '{"keys":false,"clock":true}'])(
  'settings of which one is other than the usual, as %s, are brought back',
  async (settings) => {
    browser.items.set('gradus.settings', settings)
    const file = await exportFrom(await openTab())
    browser = installBrowser()
    expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true, newSettings: true })
    expect(browser.items.get('gradus.settings')).toBe(settings)
  },
)
