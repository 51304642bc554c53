import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const project = mkdtempSync(join(tmpdir(), 'a name with spaces '))

afterAll(() => rmSync(project, { recursive: true }))

function writeExecutable(file: string, text: string): string {
  const path = join(project, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

/** Runs the start script in a folder with spaces in its name. npm, Astro and the server are replaced by scripts that only print. */
function runStart(): string {
  for (const script of ['start.mjs', 'ensure-installed.mjs'])
    cpSync(join('tools/commands', script), join(project, 'tools/commands', script))
  writeExecutable('package-lock.json', '{}')
  writeExecutable(
    'tools/server/serve.ts',
    "console.log('server started with', process.argv.length - 2, 'arguments')",
  )
  writeExecutable('node_modules/.bin/astro', '#!/bin/sh\necho "astro $*"')
  symlinkSync(process.execPath, join(project, 'node_modules/.bin/node'))
  const npmFolder = dirname(writeExecutable('npm-folder/npm', '#!/bin/sh\necho "npm $*"'))
  const env = { ...process.env, PATH: [npmFolder, process.env['PATH']].join(delimiter) }
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/commands/start.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}

test('npm start installs, builds and serves in a folder whose name has spaces, without warnings', () => {
  expect(runStart().trim().split('\n')).toEqual([
    'Installing packages…',
    'npm ci --include=dev --loglevel=error',
    'astro build',
    'server started with 0 arguments',
  ])
})
