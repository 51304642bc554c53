import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const house = mkdtempSync(join(tmpdir(), 'a house of two words '))

afterAll(() => rmSync(house, { recursive: true }))

function put(file: string, text: string): string {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

/** The start script in a folder with spaces in its name, with an npm, an Astro and a server that only say so. */
function start(): string {
  for (const script of ['start.mjs', 'ensure-installed.mjs'])
    cpSync(join('tools/commands', script), join(house, 'tools/commands', script))
  put('package-lock.json', '{}')
  put('tools/server/serve.ts', "console.log('serves with', process.argv.length - 2, 'words')")
  put('node_modules/.bin/astro', '#!/bin/sh\necho "astro $*"')
  symlinkSync(process.execPath, join(house, 'node_modules/.bin/node'))
  const machine = dirname(put('machine/npm', '#!/bin/sh\necho "npm $*"'))
  const env = { ...process.env, PATH: [machine, process.env['PATH']].join(delimiter) }
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/commands/start.mjs'], {
    cwd: house,
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}

test('the site installs, builds and starts in a folder whose name has spaces, and nothing complains', () => {
  expect(start().trim().split('\n')).toEqual([
    'Installing what is missing…',
    'npm ci --include=dev --loglevel=error',
    'astro build',
    'serves with 0 words',
  ])
})
