import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'astro/zod'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { yamlLists } from './yaml-loader.ts'

const root = mkdtempSync(join(tmpdir(), 'gradus-loader-'))
const [first, second] = [join(root, 'first.yaml'), join(root, 'second.yaml')]
const listeners = new Map<string, (path: string) => void>()
const held = new Set<string>()
const errors: string[] = []
/** A slow machine has its time. */
const patience = { timeout: 10_000 }

afterAll(() => rmSync(root, { recursive: true }))

beforeEach(async () => {
  errors.length = 0
  rmSync(second, { force: true })
  writeFileSync(first, '- name: a')
  await yamlLists('./', z.object({ name: z.string() }), ({ name }) => name).load({
    store: {
      clear: () => held.clear(),
      has: (id) => held.has(id),
      set: ({ id }) => held.add(id).has(id),
    },
    config: { root: pathToFileURL(`${root}/`) },
    logger: { error: (message) => errors.push(message) },
    watcher: { add: () => null, on: (event, listener) => listeners.set(event, listener) },
  })
})

test('a file that is added, changed or deleted is followed', async () => {
  expect([...held]).toEqual(['a'])
  writeFileSync(second, '- name: b')
  listeners.get('add')?.(second)
  await vi.waitFor(() => expect([...held]).toEqual(['a', 'b']), patience)
  writeFileSync(second, '- name: c')
  listeners.get('change')?.(second)
  await vi.waitFor(() => expect([...held]).toEqual(['a', 'c']), patience)
  rmSync(second)
  listeners.get('unlink')?.(second)
  await vi.waitFor(() => expect([...held]).toEqual(['a']), patience)
})

test('a file that is not whole yet is told of, and what was read before stays', async () => {
  writeFileSync(second, '')
  listeners.get('add')?.(second)
  await vi.waitFor(
    () => expect(errors).toEqual([expect.stringContaining('second.yaml: must be a list')]),
    patience,
  )
  expect([...held]).toEqual(['a'])
})
