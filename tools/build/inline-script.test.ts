import { globSync } from 'node:fs'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleInlineScript } from './inline-script.ts'

test('an inline script contains its imports and lists their files', async () => {
  const { text, files } = await bundleInlineScript('src/shell/inline/head.ts')
  expect(text).not.toMatch(/\b(im|ex)port\b/)
  expect(text).toContain('gradus.theme')
  expect(files.map((file) => file.split('/src/')[1])).toContain('storage/browser/safe-local-storage.ts')
})

test.each(globSync('src/shell/inline/*.ts'))('%s can be inlined in a script element', async (file) => {
  const { text } = await bundleInlineScript(file)
  expect(text).not.toContain('</')
  expect(() => new Script(text)).not.toThrow()
})
