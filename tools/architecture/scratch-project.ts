import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates an empty project with the given config files, where tests break rules to see that they are reported. */
export function createScratchProject(configFiles: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gradus-scratch-'))
  for (const file of ['tsconfig.json', ...configFiles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

export function writeTo(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Runs a tool and returns its JSON report, even if the tool exits with an error because it found problems. */
export function runTool(folder: string, tool: string, args: readonly string[]): unknown {
  const command = join(process.cwd(), 'node_modules/.bin', tool)
  try {
    return JSON.parse(
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string')
      return JSON.parse(error.stdout)
    throw error
  }
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
