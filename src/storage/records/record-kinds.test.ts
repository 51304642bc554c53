import { beforeEach, describe, expect, test } from 'vitest'
import { openTab, exportFrom, type Tab } from '../../../tests/support/browser-tab.ts'
import {
  exportOfVersion4,
  laterFields,
  parseObject,
  sampleOf,
} from '../../../tests/support/record-samples.ts'
import { installBrowser } from '../../../tests/support/fake-browser.ts'
import { recordImports } from './record-imports.ts'
import { recordKinds } from './record-kinds.ts'

/** Holds for every kind that is declared, and so for every kind to come. */

async function fieldAfterExport(tab: Tab, name: string): Promise<unknown> {
  const file = await exportFrom(tab)
  return parseObject(await file.text())[name]
}

/** An export file that holds nothing but this field. */
async function fileWith(name: string, field: unknown): Promise<Blob> {
  const empty = parseObject(await (await exportFrom(await openTab())).text())
  return new Blob([JSON.stringify({ ...empty, [name]: field })])
}

beforeEach(() => void installBrowser())

test('the kinds are those of which an export of version 4 holds something, and later ones, each with its own name', () => {
  const { format: _, version: __, exportedAt: ___, results: ____, ...fields } = exportOfVersion4
  const names = recordKinds.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...Object.keys(fields), ...Object.keys(laterFields)].toSorted())
  expect(new Set(names).size).toBe(names.length)
})

test('each kind has one import, with the same name', () => {
  expect(recordImports.map(({ kind }) => kind.name)).toEqual(recordKinds.map(({ name }) => name))
})

describe.each(recordKinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  test('the sample is valid, and comes back from an import and an export', async () => {
    const field = sampleOf(kind)
    const file = await fileWith(name, field)
    const tab = await openTab()
    expect(await tab.importBackup(file)).toMatchObject({ ok: true })
    expect(await fieldAfterExport(tab, name)).toEqual(field)
    expect(await fieldAfterExport(await openTab(), name)).toEqual(field)
  })

  test('a second import of the sample adds nothing', async () => {
    const file = await fileWith(name, sampleOf(kind))
    const tab = await openTab()
    await tab.importBackup(file)
    expect(await tab.importBackup(file)).toEqual({ ok: true, added: [] })
  })

  test('nothing of it is left after an erasure', async () => {
    const file = await fileWith(name, sampleOf(kind))
    const tab = await openTab()
    const before = await fieldAfterExport(tab, name)
    await tab.importBackup(file)
    expect(await tab.eraseEverything()).toBe(true)
    expect(await fieldAfterExport(tab, name)).toEqual(before)
    expect(await fieldAfterExport(await openTab(), name)).toEqual(before)
  })
})
