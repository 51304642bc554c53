// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mark = join(root, 'node_modules', '.installed-from')
const binaries = join(root, 'node_modules', '.bin')

/** Installs the exact versions of the lock file, unless that has been done already. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Gradus needs Node 20 or newer to begin; this is Node ${process.versions.node}.`)
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing what is missing…')
  // Where NODE_ENV says production, npm leaves out what only builds the site, which is everything here.
  const install = runHere('npm', ['ci', '--include=dev', '--loglevel=error'], { stdio: 'inherit' })
  if (install.status !== 0) fail('npm ci failed. Its message above says why.')
  const version = runHere(join(binaries, 'node'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (!version.startsWith('v24.'))
    fail('Node 24 was not installed by the "node" package. Allow its install script: npm rebuild node')
  writeFileSync(mark, wanted)
}

/** Runs a command with the project's own Node and tools first on its path; ends with its status if it fails. */
export function run(command, args) {
  const env = { ...process.env, PATH: binaries + delimiter + process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' }
  const done = runHere(command, args, { stdio: 'inherit', env })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/**
 * Windows finds npm, and what npm has installed, by its shell only, which is given one line. A path with a space needs
 * quotes; npm itself must not have them, or it looks for its files in the folder it is called from.
 */
function runHere(command, args, options) {
  return process.platform === 'win32'
    ? spawnSync([command.includes(' ') ? `"${command}"` : command, ...args].join(' '), {
        cwd: root,
        ...options,
        shell: true,
      })
    : spawnSync(command, args, { cwd: root, ...options })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
