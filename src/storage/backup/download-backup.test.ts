import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '../../../tests/support/fake-browser.ts'
import { attempt, openTab } from '../../../tests/support/browser-tab.ts'

let names: readonly string[]
let files: readonly Blob[]

beforeEach(() => {
  installBrowser()
  names = []
  files = []
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  vi.setSystemTime(new Date(2027, 0, 5, 23, 59))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files = [...files, file]
    return `blob:${files.length}`
  })
  const link = { href: '', download: '', click: () => (names = [...names, link.download]) }
  vi.stubGlobal('document', { createElement: () => link })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the code of an export is loaded without valibot, which only an import needs', async () => {
  const loadValibot = vi.fn(() => vi.importActual('valibot'))
  vi.doMock('valibot', loadValibot)
  vi.resetModules()
  await import('./download-backup.ts')
  vi.doUnmock('valibot')
  expect(loadValibot).not.toHaveBeenCalled()
})

test('an export is one file, named by the local date', async () => {
  await openTab()
  const { downloadBackup } = await import('./download-backup.ts')
  expect(await downloadBackup()).toEqual({ missingNotice: null, partsNotice: null })
  expect(names).toEqual(['gradus-2027-01-05.json'])
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ format: 'gradus-backup' })
})

test('an export with several files numbers them from one, and says how many there are', async () => {
  const tab = await openTab()
  for (const id of ['a', 'b', 'c'])
    await tab.appendAttempt({ ...attempt, id, answer: ['1'.repeat(2_000_000)] })
  const { downloadBackup } = await import('./download-backup.ts')
  const { partsNotice } = await downloadBackup()
  expect(partsNotice).toContain('the export has 2 files. Keep all of them')
  expect(names).toEqual(['gradus-2027-01-05-1.json', 'gradus-2027-01-05-2.json'])
})

test('if answers cannot be read, the rest is exported and a notice says what is missing', async () => {
  await (await openTab()).appendAttempt(attempt)
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
  await openTab()
  const { downloadBackup } = await import('./download-backup.ts')
  expect((await downloadBackup()).missingNotice).toContain('could not be read, so they are not in the export')
  expect(names).toHaveLength(1)
})

test('if the export fails, a notice says so', async () => {
  vi.stubGlobal('document', undefined)
  await openTab()
  const { downloadBackup } = await import('./download-backup.ts')
  const { missingNotice, partsNotice } = await downloadBackup()
  expect(missingNotice).toContain('The export could not be made.')
  expect(partsNotice).toBeNull()
})

test('the URL of a downloaded file stays valid for a minute', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const { download } = await import('../browser/download.ts')
  download('words.csv', 'text/csv', 'abate')
  expect(await files[0]?.text()).toBe('abate')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1')
})
