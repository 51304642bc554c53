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
])('a theme stored as %s is exported as %s', async (stored, theme) => {
  if (stored !== null) browser.items.set('gradus.theme', stored)
  const [text = ''] = (await (await openTab()).exportBackup(new Date(0))).texts
  expect(JSON.parse(text)).toMatchObject({ theme })
})

test.each([
  ['light', ['settings'], ['gradus.theme']],
  ['dark', ['settings'], ['gradus.theme']],
  ['system', [], []],
])(
  'importing only the theme %s adds %j, and this tab is notified of a change',
  async (theme, added, keys) => {
    const changedKeys: unknown[] = []
    addEventListener('storage', ({ key }) => changedKeys.push(key))
    const backup = { format: 'gradus-backup', version: 3, exportedAt: attempt.at, results: [], attempts: [] }
    const text = backupText({ ...backup, ticks: [], settings: { keys: true, clock: true }, theme })
    expect(await (await openTab()).importBackup(new Blob([text]))).toEqual({ ok: true, added })
    expect(changedKeys).toEqual(keys)
  },
)

test.each(['{"keys":true,"clock":false}', '{"keys":false,"clock":true}'])(
  'settings with one value that is not the default, %s, are restored',
  async (settings) => {
    browser.items.set('gradus.settings', settings)
    const file = await exportFrom(await openTab())
    browser = installBrowser()
    expect(await (await openTab()).importBackup(file)).toEqual({ ok: true, added: ['settings'] })
    expect(browser.items.get('gradus.settings')).toBe(settings)
  },
)
