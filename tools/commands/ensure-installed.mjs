// Runs with any Node version before packages are installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = join(root, 'node_modules', '.installed-from')
const binaries = join(root, 'node_modules', '.bin')

/** Installs the versions in the lock file, unless they are already installed. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Gradus needs Node 20 or newer. This is Node ${process.versions.node}.`)
  const lockFileHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockFileHash) return
  console.log('Installing packages…')
  // With NODE_ENV=production npm would leave out devDependencies, which are all packages here.
  const install = runInProject('npm', ['ci', '--include=dev', '--loglevel=error'], { stdio: 'inherit' })
  if (install.status !== 0) fail('npm ci failed. See its messages above.')
  const version = runInProject(join(binaries, 'node'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (!version.startsWith('v24.'))
    fail('Node 24 was not installed by the "node" package. Allow its install script: npm rebuild node')
  writeFileSync(stampFile, lockFileHash)
}

/** Runs a command with the project's own Node and tools first in PATH. Exits with the command's status if it fails. */
export function run(command, args) {
  const env = { ...process.env, PATH: binaries + delimiter + process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' }
  const result = runInProject(command, args, { stdio: 'inherit', env })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/**
 * Runs a command in the project folder. On Windows npm and installed tools can only be started through the shell, which takes
 * one line. A path with a space needs quotes there, but npm must not have quotes, or it looks for its files in the wrong folder.
 */
function runInProject(command, args, options) {
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
