import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An empty house with the guards of this one, where rules are broken to see them fire. */
export function createScratchProject(guards: readonly string[]): string {
  const house = mkdtempSync(join(tmpdir(), 'trial-house-'))
  for (const guard of ['tsconfig.json', ...guards]) {
    mkdirSync(dirname(join(house, guard)), { recursive: true })
    cpSync(guard, join(house, guard))
  }
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'))
  return house
}

/** Puts a file into a trial house. */
export function writeTo(house: string, file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

/** What a guard reports of a trial house as JSON, although it ends by finding fault. */
export function reportOn(house: string, guard: string, args: readonly string[]): unknown {
  const command = join(process.cwd(), 'node_modules/.bin', guard)
  try {
    return JSON.parse(
      execFileSync(command, args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
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
