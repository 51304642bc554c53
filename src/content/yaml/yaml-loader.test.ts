import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'astro/zod'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { yamlListLoader } from './yaml-loader.ts'

const root = mkdtempSync(join(tmpdir(), 'gradus-loader-'))
const [first, second] = [join(root, 'first.yaml'), join(root, 'second.yaml')]
const listeners = new Map<string, (path: string) => void>()
const storedIds = new Set<string>()
const errors: string[] = []
/** Long enough for a busy machine. */
const waitOptions = { timeout: 10_000 }

afterAll(() => rmSync(root, { recursive: true }))

beforeEach(async () => {
  errors.length = 0
  rmSync(second, { force: true })
  writeFileSync(first, '- name: a')
  await yamlListLoader('./', z.object({ name: z.string() }), ({ name }) => name).load({
    store: {
      clear: () => storedIds.clear(),
      has: (id) => storedIds.has(id),
      set: ({ id }) => storedIds.add(id).has(id),
    },
    config: { root: pathToFileURL(`${root}/`) },
    logger: { error: (message) => errors.push(message) },
    watcher: { add: () => null, on: (event, listener) => listeners.set(event, listener) },
  })
})

test('reloads when a file is added, changed or deleted', async () => {
  expect([...storedIds]).toEqual(['a'])
  writeFileSync(second, '- name: b')
  listeners.get('add')?.(second)
  await vi.waitFor(() => expect([...storedIds]).toEqual(['a', 'b']), waitOptions)
  writeFileSync(second, '- name: c')
  listeners.get('change')?.(second)
  await vi.waitFor(() => expect([...storedIds]).toEqual(['a', 'c']), waitOptions)
  rmSync(second)
  listeners.get('unlink')?.(second)
  await vi.waitFor(() => expect([...storedIds]).toEqual(['a']), waitOptions)
})

test('logs an error for a file that is not yet complete, and keeps the previous items', async () => {
  writeFileSync(second, '')
  listeners.get('add')?.(second)
  await vi.waitFor(
    () => expect(errors).toEqual([expect.stringContaining('second.yaml: must be a list')]),
    waitOptions,
  )
  expect([...storedIds]).toEqual(['a'])
})
