import { execFile } from 'node:child_process'
import { cp, glob, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const projectFiles = ['astro.config.ts', 'package.json', 'tsconfig.json', 'content', 'public', 'tools', 'src']

/** Copies the project to a folder, so that building it does not change the project. */
export async function copySite(folder: string): Promise<void> {
  for (const name of projectFiles) await cp(join(root, name), join(folder, name), { recursive: true })
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  // Links each package separately: Astro and Vite store caches in node_modules, which must not be shared.
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => !name.startsWith('.'))
  await Promise.all(packages.map((name) => symlink(join(root, 'node_modules', name), join(modules, name))))
}

/** Multiplies the number of questions by adding copies with new numbers. */
export async function multiplyQuestions(folder: string, times: number): Promise<void> {
  const questions = join(folder, 'content', 'questions')
  const files = await Array.fromAsync(glob('**/*.yaml', { cwd: questions }))
  const texts = await Promise.all(files.map((name) => readFile(join(questions, name), 'utf8')))
  const highest = highestNumbers(texts)
  for (const [at, name] of files.entries()) {
    for (let copy = 1; copy < times; copy += 1) {
      const renumbered = (texts[at] ?? '').replace(
        idLine,
        (_, start: string, letter: string, number: string) => {
          return `${start}${letter}${Number(number) + copy * (highest.get(letter) ?? 0)}`
        },
      )
      await writeFile(join(questions, name.replace(/\.yaml$/, `-${copy}.yaml`)), renumbered)
    }
  }
}

const idLine = /^(- id: )([a-z])(\d+)$/gm

/** The highest number among the ids of each letter. */
function highestNumbers(texts: readonly string[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>()
  for (const text of texts)
    for (const [, , letter = '', number] of text.matchAll(idLine))
      highest.set(letter, Math.max(highest.get(letter) ?? 0, Number(number)))
  return highest
}

export async function countQuestions(folder: string): Promise<number> {
  const questions = join(folder, 'content', 'questions')
  const files = await Array.fromAsync(glob('**/*.yaml', { cwd: questions }))
  const texts = await Promise.all(files.map((name) => readFile(join(questions, name), 'utf8')))
  return texts.reduce((count, text) => count + [...text.matchAll(idLine)].length, 0)
}

/** Builds the copy into its dist folder and returns the time in milliseconds. */
export async function buildSite(folder: string): Promise<number> {
  const start = performance.now()
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  await promisify(execFile)(process.execPath, [astro, 'build', '--root', folder], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return performance.now() - start
}
