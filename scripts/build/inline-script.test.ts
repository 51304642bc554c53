import { globSync } from 'node:fs'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleInlineScript } from './inline-script.ts'

test('a script that is to stand in a page brings along what it imports, and names it', async () => {
  const { text, files } = await bundleInlineScript('src/shell/inline/head.ts')
  expect(text).not.toMatch(/\b(im|ex)port\b/)
  expect(text).toContain('gradus.theme')
  expect(files.map((file) => file.split('/src/')[1])).toContain('storage/local-door.ts')
})

test.each(globSync('src/shell/inline/*.ts'))('%s can stand in a script element', async (file) => {
  const { text } = await bundleInlineScript(file)
  expect(text).not.toContain('</')
  expect(() => new Script(text)).not.toThrow()
})
